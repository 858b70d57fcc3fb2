import { fakeApi, renderSection } from '@practice/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PreviewButton } from './preview-button.tsx';

async function open() {
  const api = fakeApi({
    Query: {},
    Mutation: {
      createBlogPreviewLink: () => ({ path: '/yazi-onizleme?anahtar=a.b.c', expiresAt: '2026-11-30T11:30:00.000Z' }),
      withdrawBlogPreviewLinks: () => true,
    },
  });
  const shown = renderSection(<PreviewButton id="1" />, { api, hash: '#blog?id=1' });
  await shown.user.click(screen.getByRole('button', { name: 'Önizleme bağlantısı' }));
  return { api, ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Önizleme bağlantısı' })) };
}

it('makes a link for as long as is chosen, selected and ready to be copied', async () => {
  const { api, user, dialog } = await open();
  await user.selectOptions(dialog.getByLabelText('Geçerlilik'), '7 gün');
  await user.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
  const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Bağlantı' });
  expect(link.value).toBe(`${location.origin}/yazi-onizleme?anahtar=a.b.c`);
  expect(document.activeElement).toBe(link);
  expect(dialog.getByText('30.11.2026 14:30 tarihine kadar geçerli.')).toBeTruthy();
  expect(api.callsOf('CreateBlogPreviewLink')).toEqual([{ id: '1', input: { period: 'week' } }]);
  await user.click(dialog.getByRole('button', { name: 'Kopyala' }));
  expect(await navigator.clipboard.readText()).toBe(link.value);
  expect(await screen.findByText('Bağlantı kopyalandı')).toBeTruthy();
});

it('withdraws all links', async () => {
  const { api, user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Bağlantı oluştur' }));
  await dialog.findByRole('textbox', { name: 'Bağlantı' });
  await user.click(dialog.getByRole('button', { name: 'Bağlantıları geçersiz kıl' }));
  expect(await screen.findByText('Önizleme bağlantıları geçersiz kılındı')).toBeTruthy();
  expect(dialog.queryByRole('textbox', { name: 'Bağlantı' })).toBeNull();
  expect(api.callsOf('WithdrawBlogPreviewLinks')).toEqual([{ id: '1' }]);
});
