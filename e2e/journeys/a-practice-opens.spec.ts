import { fillIn, loginOn } from '../fixtures/back-office.ts';
import { type Product, startProduct } from '../fixtures/product.ts';
import { failOnce } from '../fixtures/run-folder.ts';
import { test as base, expect } from '../fixtures/test.ts';

/** With a product that a practice has just started for itself. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern
    async ({}, use) => {
      const product = await failOnce(() => startProduct({ isNewPractice: true }));
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

const account = { username: 'admin', password: 'mavi kavanoz tren bulut' };

test('the first admin comes in by a link, enters what is missing, and opens the site', async ({
  page,
  colleague: visitor,
  product,
  guard,
}) => {
  test.slow();
  // What visitors of a closed site are answered.
  guard.allow(/status of 503/);
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { name: 'Yakında buradayız' })).toBeVisible();
  await expect(visitor.getByRole('link')).toHaveCount(0);

  await page.goto(product.firstLink);
  const dialog = page.getByRole('dialog', { name: 'Şifrenizi belirleyin' });
  await dialog.getByRole('textbox', { name: 'Yeni şifre', exact: true }).fill(account.password);
  await dialog.getByRole('textbox', { name: 'Yeni şifre (tekrar)' }).fill(account.password);
  await dialog.getByRole('button', { name: 'Şifreyi kaydet' }).click();
  await fillIn(loginOn(page), account);

  // The checklist is on the first screen.
  await expect(page.getByRole('heading', { name: 'Siteniz henüz açık değil' })).toBeVisible();
  await page.getByRole('link', { name: 'Tamamla: Telefon ve e-posta' }).click();
  await page.locator('#setting-contact_phone').fill('0282 111 22 33');
  await page.locator('#setting-contact_email').fill('bilgi@ornek.example');
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('link', { name: /0282 111 22 33/ })).toBeVisible();

  await page.goto('/admin#setup');
  const contact = page.getByRole('listitem').filter({ hasText: 'Telefon ve e-posta' });
  await expect(contact.getByText('Tamam', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Siteyi aç' }).click();
  const question = page.getByRole('alertdialog', { name: 'Site açılsın mı?' });
  await expect(question.getByText('Veri sorumlusu')).toBeVisible();
  await question.getByRole('button', { name: 'Siteyi aç' }).click();
  await expect(page.getByText('Siteniz açıldı')).toBeVisible();

  await visitor.goto('/');
  await expect(visitor.getByRole('navigation').first()).toBeVisible();
  // Nobody is invented.
  await expect(visitor.getByText(/Ardıç|Çorlu/)).toHaveCount(0);
});
