import { expect, it } from 'vitest';
import { readVideo, videoFrames } from './videos.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3s',
  'https://youtu.be/dQw4w9WgXcQ?si=x',
  ' https://m.youtube.com/shorts/dQw4w9WgXcQ ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('%s is a video of YouTube, in one spelling', (address) => {
  expect(readVideo(address)).toMatchObject({ host: 'YouTube', address: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
});

it('a video of Vimeo is one, too', () => {
  expect(readVideo('https://vimeo.com/76979871')?.player).toContain('https://player.vimeo.com/video/76979871');
});

it.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/@kanal',
  'https://youtu.be/dQw4w9WgXcQ"onload="alert(1)'.replace('dQw4w9WgXcQ"', 'dQw4w9WgX"'),
  '',
])('%s is none', (address) => {
  expect(readVideo(address)).toBeUndefined();
});

it('players come from the sites that pages with videos allow', () => {
  for (const address of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/76979871']) {
    expect(videoFrames).toContain(new URL(readVideo(address)?.player ?? '').origin);
  }
});
