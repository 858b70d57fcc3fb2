import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UploadRefused } from '../../uploads/use-uploads.ts';
import { RichTextField } from '../rich-text-field.tsx';
import { prepareRichTextField, render, write } from '../testing/write-in-field.tsx';

/** How an upload ends: with an item of the library, or with what the server says against it. */
const answers: ((item: { url: string; alt?: string } | Error) => void)[] = [];
vi.mock('../../media/upload-image.ts', () => ({
  uploadImage: () =>
    new Promise((resolve, reject) =>
      answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve({ alt: null, ...answer }))),
    ),
}));

prepareRichTextField();
beforeEach(() => {
  answers.length = 0;
});

it('a picture of the library is put in with the words that it has there', async () => {
  const { press, dialogOf, last } = await write('<p>Metin</p>');
  await press('Kitaplıktan görsel ekle');
  const dialog = await dialogOf('Görsel seç');
  await userEvent.click(await dialog.findByRole('button', { name: /ev\.png/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kullan' }));
  expect(last()).toContain('<img src="/uploads/ev.png" alt="Bir ev">');
  expect(screen.queryByRole('button', { name: 'Alternatif metin yaz' })).toBeNull();
});

it('a figure that holds more than a picture with its caption loses nothing', async () => {
  const { text } = await write(
    '<figure><img src="/uploads/a.png"><p>Arada</p><img src="/uploads/b.png"><figcaption>Oda</figcaption></figure>',
  );
  expect([...text.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/uploads/a.png',
    '/uploads/b.png',
  ]);
  expect(text.textContent).toBe('AradaOda');
});

it('words are asked for in an e-mail too, which is not published', async () => {
  const image = '<p>Metin</p><img src="/uploads/a.png">';
  await write(image);
  expect(screen.getByText(/görsel var\. Yayınlamak için her görselin/)).toBeTruthy();
  render(<RichTextField label="E-posta" value={image} onChange={() => undefined} hasVideos={false} />);
  expect(await screen.findByText(/görsel var\. Her görselin ne gösterdiğini yazın\.$/)).toBeTruthy();
});

it('the library is not closed unasked while a picture is on its way into it, nor another one chosen', async () => {
  const { press, dialogOf, last } = await write('<p>Metin</p>');
  await press('Kitaplıktan görsel ekle');
  const dialog = await dialogOf('Görsel seç');
  await userEvent.click(await dialog.findByRole('button', { name: /ev\.png/ }));
  await userEvent.upload(
    dialog.getByLabelText('Görseller', { selector: 'input' }),
    new File(['x'], 'oda.png', { type: 'image/png' }),
  );
  expect(dialog.getByRole('button', { name: 'Kullan' })).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
  await press('Düzenlemeye dön');
  answers[0]?.({ url: '/uploads/oda.png', alt: 'Oda' });
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Kullan' })).toHaveProperty('disabled', false));
  await userEvent.click(dialog.getByRole('button', { name: 'Kullan' }));
  expect(last()).toContain('<img src="/uploads/oda.png" alt="Oda">');
});

describe('a picture of this computer', () => {
  const file = (name = 'oda.png') => new File(['x'], name, { type: 'image/png' });
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Görsel dosyaları'), files);
  const paste = (text: HTMLElement, files: File[], html = '') =>
    fireEvent.paste(text, {
      clipboardData: { files, getData: (type: string) => (type === 'text/html' ? html : ''), types: [], items: [] },
    });

  it('has its place in the text until it is there, and neither saving nor undoing meets the place', async () => {
    const { text, press, seen, last } = await write('<p>Önce</p><p>Sonra</p>');
    await choose(file());
    expect(within(text).getByText('Görsel yükleniyor… %0')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'oda.png yükleniyor' })).toBeTruthy();
    expect(seen).toEqual([]);
    answers[0]?.({ url: '/uploads/oda.png' });
    await waitFor(() => expect(last()).toContain('<img src="/uploads/oda.png">'));
    expect(within(text).queryByText(/Görsel yükleniyor/)).toBeNull();
    await press('Geri al');
    expect(last()).toBe('<p>Önce</p><p>Sonra</p>');
    await press('Yinele');
    expect(last()).toContain('<img src="/uploads/oda.png">');
  });

  it('is taken from a screenshot, and a table of Excel comes as a table though a picture of it is there', async () => {
    const { text, last } = await write('<p>Metin</p>');
    paste(text, [file()]);
    paste(text, [file('tablo.png')], '<table><tbody><tr><td>1</td></tr></tbody></table>');
    await waitFor(() => expect(last()).toContain('<table>'));
    expect(answers).toHaveLength(1);
  });

  it('keeps the order of several, whichever arrives first', async () => {
    const { last } = await write('');
    await choose(file('a.png'), file('b.png'));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.({ url: '/uploads/b.png' });
    await waitFor(() => expect(last()).toContain('b.png'));
    answers[0]?.({ url: '/uploads/a.png', alt: 'Bir ev' });
    await waitFor(() => expect(last()).toMatch(/a\.png" alt="Bir ev">.*b\.png"/));
  });

  it('that is pasted within a text is uploaded, and undone with it', async () => {
    const { text, press, last } = await write('');
    paste(text, [], '<p>Bir</p><img src="data:image/png;base64,AAAA"><p>İki</p><img src="file:///a.png">');
    await waitFor(() => expect(last()).toBe('<p>Bir</p><p>İki</p>'));
    expect(screen.getByText(/Yapıştırılan metindeki bir görsel alınamadı/)).toBeTruthy();
    answers[0]?.({ url: '/uploads/a.png' });
    await waitFor(() => expect(last()).toBe('<p>Bir</p><img src="/uploads/a.png"><p>İki</p>'));
    await press('Geri al');
    await press('Geri al');
    expect(last()).toBe('');
  });

  it('that is pasted within a text keeps its words and its caption', async () => {
    const { text, last } = await write('');
    const pasted = (alt: string) => `<img src="data:image/png;base64,AAAA" alt="${alt}">`;
    paste(text, [], `<p>Bir</p>${pasted('Oyun')}<figure>${pasted('')}<figcaption>Oda</figcaption></figure><p>İki</p>`);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.({ url: '/uploads/a.png', alt: 'Bir ev' });
    answers[1]?.({ url: '/uploads/b.png', alt: 'Bir ev' });
    const figure = '<figure><img src="/uploads/b.png" alt="Bir ev"><figcaption>Oda</figcaption></figure>';
    await waitFor(() => expect(last()).toBe(`<p>Bir</p><img src="/uploads/a.png" alt="Oyun">${figure}<p>İki</p>`));
  });

  it('is uploaded once, though its HTML holds it too, and not at all with a text that is too long', async () => {
    const { text, seen } = await write('<p>Metin</p>');
    const image = '<img src="data:image/png;base64,AAAA">';
    paste(text, [file()], image);
    expect(answers).toHaveLength(1);
    paste(text, [], `${image}<p>${'a'.repeat(2_000_001)}</p>`);
    expect(screen.getByText(/Yapıştırılan metin çok uzun/)).toBeTruthy();
    expect(answers).toHaveLength(1);
    expect(seen).toEqual([]);
  });

  it('that fails says why and can be tried again unless it was the picture that was refused, and the text stays', async () => {
    const { text, seen } = await write('<p>Metin</p>');
    await choose(file('foto.heic'));
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(new UploadRefused('Hizmet şu anda kullanılamıyor.', 503));
    expect(await screen.findByText('Hizmet şu anda kullanılamıyor.')).toBeTruthy();
    expect(within(text).getByText('Görsel yüklenemedi')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(new UploadRefused('Bu görsel HEIC biçiminde.', 415));
    expect(await screen.findByText('Bu görsel HEIC biçiminde.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yeniden dene' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'foto.heic: listeden kaldır' }));
    expect(within(text).queryByText('Görsel yüklenemedi')).toBeNull();
    expect(seen).toEqual([]);
  });

  it('survives that the text is taken over from outside', async () => {
    const { press, last } = await write('<p>Metin</p>');
    await choose(file());
    await press('Başkası');
    answers[0]?.({ url: '/uploads/a.png' });
    await waitFor(() => expect(last()).toBe('<p>Başkasının metni</p><img src="/uploads/a.png">'));
  });

  it('is asked for its words, and may have a caption, a width and a side, or be decoration', async () => {
    const { press, dialogOf, last } = await write('<p>Metin</p><img src="/uploads/a.png"><img src="/uploads/b.png">');
    expect(screen.getByText(/^Alternatif metni olmayan 2 görsel var/)).toBeTruthy();
    await press('Alternatif metin yaz');
    const dialog = await dialogOf('Görseli düzenle');
    await userEvent.click(dialog.getByRole('button', { name: 'Değiştir' }));
    expect(dialog.getByText('Görseli görmeyenler için kısa bir açıklama yazın')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText(/^Alternatif metin/), 'Oyun odası');
    await userEvent.type(dialog.getByLabelText('Alt yazı'), 'Çorlu, 2026');
    await userEvent.selectOptions(dialog.getByLabelText('Genişlik'), 'Yarım');
    await userEvent.selectOptions(dialog.getByLabelText('Hizalama'), 'Sağda');
    await userEvent.click(dialog.getByRole('button', { name: 'Değiştir' }));
    const figure =
      '<figure data-width="50" data-side="right"><img src="/uploads/a.png" alt="Oyun odası"><figcaption>Çorlu, 2026</figcaption></figure>';
    expect(last()).toBe(`<p>Metin</p>${figure}<img src="/uploads/b.png">`);
    await press('Alternatif metin yaz');
    const other = await dialogOf('Görseli düzenle');
    await userEvent.click(other.getByLabelText(/^Süs görseli/));
    await userEvent.click(other.getByRole('button', { name: 'Değiştir' }));
    expect(last()).toBe(`<p>Metin</p>${figure}<img src="/uploads/b.png" alt="">`);
    expect(screen.queryByText(/^Alternatif metni olmayan/)).toBeNull();
  });
});
