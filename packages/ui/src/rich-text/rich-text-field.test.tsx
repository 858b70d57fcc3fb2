import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fitsRichText } from './document/fits-rich-text.ts';
import type { RichTextHandle } from './rich-text-editor.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { prepareRichTextField, render, write } from './testing/write-in-field.tsx';

prepareRichTextField();

it('shows a stored text as it is, and reports nothing before something is typed', async () => {
  const { text, seen } = await write(
    '<h2>Uyku</h2><ul><li><p>Bir</p></li></ul><table><tbody><tr><th colspan="1" rowspan="1"><p>a</p></th></tr></tbody></table>',
  );
  expect(within(text).getByRole('heading', { name: 'Uyku' })).toBeTruthy();
  expect(within(text).getByRole('table')).toBeTruthy();
  expect(screen.getByText('3 kelime · 1 dk okuma')).toBeTruthy();
  expect(seen).toEqual([]);
});

it('has one stop for the Tab key in its tools, and arrows between them', async () => {
  await write('<p>Metin</p>');
  const tools = within(screen.getByRole('toolbar', { name: 'Metin araçları' })).getAllByRole('button');
  expect(tools.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  screen.getByRole('button', { name: 'Kalın' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Eğik' }));
  expect(screen.getByRole('button', { name: 'Eğik' }).tabIndex).toBe(0);
});

it('makes headings, lists and tables of plain elements', async () => {
  const { press, last } = await write('<p>Uyku</p>');
  await press('Başlık 2');
  expect(last()).toBe('<h2>Uyku</h2>');
  await press('Paragraf');
  await press('Madde listesi');
  expect(last()).toBe('<ul><li><p>Uyku</p></li></ul>');
  await press('Geri al');
  await press('Tablo ekle');
  expect(last()).toMatch(/<table><tbody><tr><th><p><\/p><\/th>/);
  expect(last()).not.toMatch(/style=|colgroup/);
  await press('Tabloyu sil');
  expect(last()).not.toContain('<table');
});

it('puts in a video after the list in which one writes', async () => {
  const list = '<ul><li><p>Bir</p><ul><li><p>İki</p></li></ul></li></ul>';
  const { press, dialogOf, last } = await write(`${list}<p>Son</p>`);
  await press('Video ekle');
  const dialog = await dialogOf('Video ekle');
  await userEvent.type(dialog.getByLabelText(/^Video bağlantısı/), 'https://youtu.be/dQw4w9WgXcQ');
  await userEvent.type(dialog.getByLabelText(/^Başlık/), 'Uyku');
  await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(last()).toMatch(/^<ul>.*İki.*<\/ul><\/li><\/ul><figure data-video=.*<\/figure><p>Son<\/p>$/);
});

it('puts in a video as a link in one spelling, and of no other site', async () => {
  const { press, dialogOf, last } = await write('<p>Önce</p>');
  await press('Video ekle');
  const dialog = await dialogOf('Video ekle');
  await userEvent.type(dialog.getByLabelText(/^Video bağlantısı/), 'https://evil.example/watch?v=dQw4w9WgXcQ');
  await userEvent.type(dialog.getByLabelText(/^Başlık/), 'Uyku düzeni');
  await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(dialog.getByText('YouTube ya da Vimeo’daki bir videonun bağlantısını girin')).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText(/^Video bağlantısı/));
  await userEvent.type(dialog.getByLabelText(/^Video bağlantısı/), 'https://youtu.be/dQw4w9WgXcQ?t=3');
  await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
  const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  expect(last()).toContain(`<figure data-video="${address}"><a href="${address}">Uyku düzeni</a></figure>`);
});

it('links words, to what can be followed alone', async () => {
  const { press, dialogOf, last } = await write('');
  await press('Bağlantı');
  const dialog = await dialogOf('Bağlantı');
  const address = dialog.getByLabelText(/^Adres/);
  await userEvent.type(address, 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(dialog.getByText(/bir e-posta ya da telefon girin/)).toBeTruthy();
  await userEvent.clear(address);
  await userEvent.type(address, 'selin@ornek.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(last()).toContain('<a href="mailto:selin@ornek.com">selin@ornek.com</a>');
});

it('refuses a paste of megabytes with a sentence, and keeps the text', async () => {
  const { text, seen } = await write('<p>Metin</p>');
  const clipboardData = { getData: () => 'a'.repeat(2_000_001), types: ['text/plain'], files: [], items: [] };
  fireEvent.paste(text, { clipboardData });
  expect(await screen.findByText(/Yapıştırılan metin çok uzun/)).toBeTruthy();
  expect(seen).toEqual([]);
  expect(text.textContent).toBe('Metin');
});

it('shows a text that comes from outside', async () => {
  const { text, press, seen } = await write('<p>Metin</p>');
  await press('Başkası');
  expect(text.textContent).toBe('Başkasının metni');
  expect(seen).toEqual([]);
});

it('marks variables, writes them at the cursor, and says which it cannot have', async () => {
  const seen: string[] = [];
  const handle: { current: RichTextHandle | null } = { current: null };
  const field = (variables: string[]) => (
    <RichTextField
      ref={handle}
      label="Metin"
      value="<p>Sayın {{ad}} {{yas}}</p>"
      onChange={(html) => seen.push(html)}
      variables={variables}
      hasVideos={false}
    />
  );
  const { rerender } = render(field(['ad']));
  const text = await screen.findByRole('textbox', { name: 'Metin' }, { timeout: 20_000 });
  const marked = (kind: string) => text.querySelector(`[data-variable=${kind}]`)?.textContent;
  expect([marked('known'), marked('unknown')]).toEqual(['ad', '{{yas}}']);
  rerender(field(['yas']));
  await expect.poll(() => [marked('known'), marked('unknown')]).toEqual(['yas', '{{ad}}']);
  expect(screen.queryByRole('button', { name: 'Video ekle' })).toBeNull();
  handle.current?.insertText('{{<b>}}');
  expect(seen.at(-1)).toContain('{{&lt;b&gt;}}');
  await userEvent.click(screen.getByRole('button', { name: 'Bağlantı' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bağlantı' }));
  fireEvent.change(dialog.getByLabelText(/^Adres/), { target: { value: '{{ Randevu sayfası }}' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Ekle' }));
  expect(seen.at(-1)).toContain('<a href="{{Randevu sayfası}}">');
});

it.each([
  ['<p>a <strong>b</strong><br /><a href="{{x}}">c</a></p><ul><li>d</li></ul>', true],
  ['<table><tbody><tr><th colspan="2">a</th></tr></tbody></table><p><img src="/a.png" alt="a"></p>', true],
  ['<p style="color:red">a</p>', false],
  ['<div>a</div>', false],
  ['<p><span>a</span></p>', false],
  ['<p><img src="/a.png" width="300"></p>', false],
])('fits %s: %j', (html, fits) => {
  expect(fitsRichText(html)).toBe(fits);
});
