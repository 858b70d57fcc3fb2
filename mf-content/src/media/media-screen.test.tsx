import { ApiProblem, fakeApi, renderSection } from '@practice/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MediaItem } from './media-items.ts';
import MediaScreen from './media-screen.tsx';

const room: MediaItem = {
  __typename: 'MediaItem',
  id: '1',
  url: `/uploads/pictures/${'a'.repeat(32)}-800x600.jpg`,
  fileName: 'oyun-odasi.jpg',
  alt: 'Oyun odasında bir masa',
  tags: ['oda'],
  width: 800,
  height: 600,
  fileSize: 204_800,
  focalX: 50,
  focalY: 50,
  createdAt: '2026-11-20T09:00:00.000Z',
  version: 1,
};
const logo = { ...room, id: '2', url: room.url.replaceAll('a', 'b'), fileName: 'logo.png', alt: null, tags: ['marka'] };
const post = { kind: 'Blog yazısı', title: 'Oyunla öğrenmek', path: '/admin#blog?id=7' };

function open({ uses = [post], hash = '#media' } = {}) {
  const api = fakeApi({
    Query: { mediaItems: () => [room, logo], mediaUses: () => uses },
    Mutation: {
      updateMediaItem: ({ input }: { input: Partial<MediaItem> }) => ({ ...room, ...input, version: 2 }),
      deleteMediaItem() {
        if (uses.length === 0) return true;
        const message = 'Kullanıldığı yerler: Oyunla öğrenmek (Blog yazısı)';
        throw new ApiProblem('RECORD_IN_USE', { errors: [{ field: 'id', message, code: 'IN_USE' }] });
      },
    },
  });
  return { api, ...renderSection(<MediaScreen />, { api, hash }) };
}

const names = () => screen.getAllByRole('button', { name: /^Düzenle:/ }).map((card) => card.getAttribute('aria-label'));

it('shows the library, and finds a picture by its name, words or tag', async () => {
  const { user } = open();
  await screen.findByText('Alternatif metin yok');
  expect(names()).toEqual(['Düzenle: oyun-odasi.jpg', 'Düzenle: logo.png']);
  await user.type(screen.getByRole('searchbox', { name: 'Görsel ara' }), 'MASA{Enter}');
  expect(names()).toEqual(['Düzenle: oyun-odasi.jpg']);
  await user.type(screen.getByRole('searchbox', { name: 'Görsel ara' }), 'x{Enter}');
  expect(await screen.findByText('Aramanıza uyan görsel yok.')).toBeTruthy();
});

it('saves words, tags and the focal point, which the arrow keys move', async () => {
  const { api, user } = open({ hash: '#media?id=1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'oyun-odasi.jpg' }));
  fireEvent.keyDown(sheet.getByRole('button', { name: /^Odak noktası: soldan %50/ }), { key: 'ArrowLeft' });
  expect(sheet.getByRole('button', { name: /^Odak noktası: soldan %48, üstten %50/ })).toBeTruthy();
  await user.clear(sheet.getByLabelText('Etiketler'));
  await user.type(sheet.getByLabelText('Etiketler'), 'oda, ekip');
  await user.click(sheet.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Görsel güncellendi')).toBeTruthy();
  const input = { tags: ['oda', 'ekip'], focalX: 48, version: 1 };
  expect(api.callsOf('UpdateMediaItem')).toEqual([{ id: '1', input }]);
});

it('says where a picture is used, and why it is not deleted', async () => {
  const { user } = open({ hash: '#media?id=1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'oyun-odasi.jpg' }));
  const link = await sheet.findByRole('link', { name: 'Oyunla öğrenmek' });
  expect(link.getAttribute('href')).toBe('/admin#blog?id=7');
  await user.click(sheet.getByRole('button', { name: 'Sil' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Sil' }));
  expect(await sheet.findByText('Kullanıldığı yerler: Oyunla öğrenmek (Blog yazısı)')).toBeTruthy();
});

it('deletes a picture that nothing shows', async () => {
  const { api, user } = open({ uses: [], hash: '#media?id=1' });
  const sheet = within(await screen.findByRole('dialog', { name: 'oyun-odasi.jpg' }));
  expect(await sheet.findByText('Hiçbir yerde kullanılmıyor.')).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: 'Sil' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Sil' }));
  expect(await screen.findByText('Görsel silindi')).toBeTruthy();
  expect(api.callsOf('DeleteMediaItem')).toEqual([{ id: '1' }]);
});

it('says which dropped files are too large, and goes on without them', async () => {
  open();
  const file = new File(['x'], 'büyük.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 26 * 1024 ** 2 });
  fireEvent.drop(screen.getByRole('region', { name: 'Görsel yükle' }), { dataTransfer: { files: [file] } });
  expect(await screen.findByText('Dosya en fazla 25 MB olabilir.')).toBeTruthy();
});
