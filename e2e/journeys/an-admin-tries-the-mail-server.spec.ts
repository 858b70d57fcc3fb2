import { enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('an admin tries the mail server as it is in the form, and changes nothing', async ({ page, product, mailbox }) => {
  await enter(page, product.accounts.admin, '#email');
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
  const tab = (name: string) => page.getByRole('tab', { name });
  const tryIt = page.getByRole('button', { name: 'Bağlantıyı Test Et' });
  const port = page.getByRole('textbox', { name: 'Port' });

  await expect(port).toHaveValue(String(mailbox.port));
  await tryIt.click();
  await expect(page.getByText(/^Bağlantı kuruldu; /)).toBeVisible();
  expect(mailbox.emailsTo('randevu@ornek.example')).toEqual([]);

  await tab('SMTP').click();
  await port.fill('1');
  await tryIt.click();
  await expect(page.getByText('Sunucu 1 numaralı portta bağlantı kabul etmiyor.')).toBeVisible();
  await page.getByRole('button', { name: 'Sıfırla' }).click();
  await tab('SMTP').click();
  await expect(port).toHaveValue(String(mailbox.port));
});
