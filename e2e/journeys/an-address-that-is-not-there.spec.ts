import { enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test('an address that visitors ask for in vain is redirected by one click; what they visit is counted', async ({
  page,
  request,
  product,
}) => {
  const ask = (path: string) => request.get(path, { headers: { 'user-agent': phone }, maxRedirects: 0 });
  expect((await ask('/randevuu')).status()).toBe(404);
  expect((await ask('/hizmetler')).status()).toBe(200);

  await enter(page, product.accounts.moderator, '#url-management?tab=missing');
  const row = page.getByRole('row', { name: '/randevuu', exact: true });
  const refresh = page.getByRole('button', { name: 'Yenile', exact: true });
  await expect(async () => {
    await refresh.click();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(row).toContainText('Öneri: Randevu (/randevu)');

  await row.getByRole('link', { name: 'Yönlendir: /randevuu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni yönlendirme' });
  await expect(dialog.getByRole('textbox', { name: /^Kaynak URL/ })).toHaveValue('/randevuu');
  await expect(dialog.getByRole('textbox', { name: /^Hedef URL/ })).toHaveValue('/randevu');
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByText('Yönlendirme oluşturuldu')).toBeVisible();
  await expect.poll(async () => (await ask('/randevuu')).headers().location).toBe('/randevu');

  await page.getByRole('tab', { name: 'Bulunamayan Adresler' }).click();
  await expect(page.getByText('Bulunamayan adres yok.').or(page.getByRole('grid'))).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.getByRole('tab', { name: 'URL Analitikleri' }).click();
  await expect(page.getByRole('row', { name: '/hizmetler', exact: true })).toBeVisible();
});
