import { enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('a program works with an access token until it is revoked, and the audit log says what it did', async ({
  page,
  request,
  product,
}) => {
  const { admin, user } = product.accounts;
  await enter(page, admin, '#users');
  await page.getByRole('button', { name: `İşlemler: ${user.username}` }).click();
  await page.getByRole('menuitem', { name: 'Erişim anahtarları' }).click();
  await expect(page.getByText(`${user.username} için erişim anahtarı yok.`)).toBeVisible();

  await page.getByRole('button', { name: 'Yeni anahtar' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni erişim anahtarı' });
  await form.getByRole('textbox', { name: /^Ad/ }).fill('Muhasebe');
  await form.getByRole('textbox', { name: /^Şifreniz/ }).fill(admin.password);
  await form.getByRole('button', { name: 'Oluştur' }).click();
  const made = page.getByRole('dialog', { name: 'Anahtar hazır: Muhasebe' });
  const token = await made.getByRole('textbox', { name: /^Erişim anahtarı/ }).inputValue();
  await made.getByRole('button', { name: 'Kaydettim, kapat' }).click();
  await expect(made).toBeHidden();

  const ask = (path: string) => request.get(path, { headers: { authorization: `Bearer ${token}` } });
  expect((await ask('/api/export/appointments?format=csv')).status()).toBe(200);
  const row = page.getByRole('row', { name: 'Muhasebe' });
  await row.getByRole('button', { name: 'İptal et: Muhasebe' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'İptal et' }).click();
  await expect(row).toHaveCount(0);
  expect((await ask('/api/export/appointments?format=csv')).status()).toBe(401);

  // The log follows what was done; the screen shows what it had when it was opened.
  const revocations = async () => (await page.request.get('/api/audit-log?action=access-token.revoked')).json();
  await expect.poll(revocations).not.toEqual([]);
  await page.goto(`/admin#audit-log?person=${admin.username}`);
  const entry = page.getByRole('row', { name: /^Randevu dışa aktarıldı/ }).first();
  await expect(entry).toContainText('İptal edilmiş anahtar');
  await page.getByRole('combobox', { name: 'İşlem türü' }).selectOption('Giriş ve erişim');
  await expect(page.getByRole('row', { name: /^Erişim anahtarı iptal edildi/ }).first()).toBeVisible();
  await expect(entry).toHaveCount(0);
});
