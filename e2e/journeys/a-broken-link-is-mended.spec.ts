import { enter } from '../fixtures/back-office.ts';
import { expect, practiceEmail, test } from '../fixtures/test.ts';

test('an editor follows the e-mail about a broken link to the page that has it, mends it, and the next check is content', async ({
  page,
  product,
  mailbox,
}) => {
  test.slow();
  const check = page.getByRole('button', { name: 'Şimdi kontrol et' });
  const home = page.getByRole('article', { name: '/', exact: true });
  const publish = async () => {
    await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
    await expect(page.getByText('Değişiklik var', { exact: true })).toBeHidden();
  };
  await enter(page, product.accounts.moderator, '#content-manager?page=home');
  const link = page.locator('#content-hero_button_link');
  const former = await link.inputValue();
  await link.fill('/boyle-bir-sayfa-yok');
  await expect(page.getByText('Değişiklik var', { exact: true })).toBeVisible();
  await publish();

  await page.goto('/admin#url-management?tab=health');
  await check.click();
  await expect(home.getByText('Uyarı', { exact: true })).toBeVisible({ timeout: 60_000 });
  const alert = () =>
    mailbox.emailsTo(practiceEmail).find(({ text }) => text.includes('Bağlantı açılmıyor (404): /boyle-bir-sayfa-yok'));
  await expect.poll(alert, { timeout: 60_000 }).toBeDefined();
  const address = /https?:\S+#content-manager\?page=home/.exec(alert()?.text ?? '')?.[0];
  expect(address).toBeDefined();

  await page.goto(new URL(address ?? '').href.replace(/^https?:\/\/[^/]+/, ''));
  await expect(link).toHaveValue('/boyle-bir-sayfa-yok');
  await link.fill(former);
  await expect(page.getByText('Değişiklik var', { exact: true })).toBeVisible();
  await publish();

  await page.goto('/admin#url-management?tab=health');
  await check.click();
  await expect(home.getByText('Sağlıklı', { exact: true })).toBeVisible({ timeout: 60_000 });
});
