import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

afterEach(cleanup);

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1';
const html = `<p>Önce</p><figure data-video="https://www.youtube.com/watch?v=dQw4w9WgXcQ" data-player="${player}"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Uyku düzeni</a><figcaption>Oynattığınızda YouTube sitesine bağlanılır.</figcaption></figure><p><a href="#son">Son</a></p>`;
const show = () =>
  render(
    <PracticeProvider>
      <RichText html={html} />
    </PracticeProvider>,
  );

it('a video is a link until it is clicked; then its player takes its place, with its title', async () => {
  const { container } = show();
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Uyku düzeni' }));
  const frame = screen.getByTitle<HTMLIFrameElement>('Uyku düzeni');
  expect(frame.getAttribute('src')).toBe(player);
  expect(screen.queryByRole('link', { name: 'Uyku düzeni' })).toBeNull();
});

it('other links stay what they are', async () => {
  const { container } = show();
  await userEvent.click(screen.getByRole('link', { name: 'Son' }));
  expect(container.querySelector('iframe')).toBeNull();
});
