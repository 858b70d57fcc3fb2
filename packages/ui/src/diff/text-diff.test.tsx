import { PracticeProvider } from '@practice/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { readableText } from './readable-text.ts';
import { TextDiff, type TextDiffProps } from './text-diff.tsx';

afterEach(cleanup);

const show = (props: TextDiffProps) =>
  render(
    <PracticeProvider>
      <TextDiff {...props} />
    </PracticeProvider>,
  );

it('says in words what was added and removed', async () => {
  const { container } = show({ before: 'Seans 40 dakikadır.', after: 'Seans 50 dakikadır.' });
  await screen.findByText(/Seans/);
  expect(container.textContent).toContain('Seans  [silindi: 40]  [eklendi: 50]  dakikadır.');
  expect(container.querySelector('del')?.textContent).toContain('40');
  expect(container.querySelector('ins')?.textContent).toContain('50');
});

it('compares what is read of HTML, and says when the form alone changed', async () => {
  const { container } = show({
    format: 'html',
    before: '<h2>Oyun</h2><p>Oyun <strong>çocuğun</strong> dilidir.</p>',
    after: '<h2>Oyun</h2><p>Oyun çocuğun <a href="/blog">işidir</a>.</p>',
  });
  await screen.findByText('Oyun');
  expect(container.querySelector('del')?.textContent).toContain('dilidir');
  expect(container.querySelector('ins')?.textContent).toContain('işidir [/blog]');
  cleanup();
  show({ format: 'html', before: '<p>Oyun</p>', after: '<h2>Oyun</h2>' });
  await screen.findByText('Sözler aynı, yalnızca biçimi değişti.');
});

it('unfolds what is the same', async () => {
  const same = Array.from({ length: 12 }, (_, index) => `Satır ${index}`).join('\n');
  show({ before: `${same}\nyakın\neski`, after: `${same}\nyakın\nyeni` });
  await userEvent.click(await screen.findByRole('button', { name: '12 satır aynı: göster' }));
  screen.getByText('Satır 11');
});

it('shows both texts when they have too little in common', async () => {
  const textOf = (letter: string) => Array.from({ length: 80 }, (_, index) => `${letter}${index}`).join(' ');
  show({ before: textOf('a'), after: textOf('b'), labels: { before: 'Kayıtlı', after: 'Sizin' } });
  expect((await screen.findByRole('group', { name: 'Kayıtlı' })).textContent).toContain('a79');
  expect(screen.getByRole('group', { name: 'Sizin' }).textContent).toContain('b79');
});

it('reads paragraphs, items, cells, pictures and videos, and nothing that runs', () => {
  expect(
    readableText(`<p>Bir&nbsp;iki<br>üç</p><ul><li><p>ilk</p></li><li>son</li></ul><script>kötü()</script>
      <table><tbody><tr><th>Yaş</th><td><p>6</p></td></tr></tbody></table>
      <p><img src="/a.png" alt="Oda"><img src="/b.png" onerror="alert(1)"></p>
      <figure data-video="https://youtu.be/x"><a href="https://youtu.be/x">Video</a></figure><p></p>`),
  ).toBe(
    [
      'Bir iki',
      'üç',
      '• ilk',
      '• son',
      'Yaş | 6',
      '[Görsel: Oda][Görsel: açıklamasız]',
      'Video [https://youtu.be/x]',
    ].join('\n'),
  );
});
