import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('an editor changes the title of the home page, sees it on the page itself and publishes it; the former one comes back as a draft', async ({
  page,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  const published = async () => (await page.request.get('/')).text();
  await enter(page, product.accounts.moderator, '#content-manager?page=home');
  const title = page.locator('#content-hero_title');
  await title.fill('Küçük adımlar, büyük cesaretler');
  await expect(page.getByText('Değişiklik var', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Önizleme', exact: true }).click();
  const preview = page.frameLocator('iframe[title="Ana Sayfa: önizleme"]');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Küçük adımlar, büyük cesaretler');
  await page.getByRole('button', { name: 'Telefon', exact: true }).click();
  await expect.poll(() => preview.locator('html').evaluate((root) => root.clientWidth)).toBe(375);
  await expectAccessible(page);
  await preview.getByRole('link', { name: 'Randevu Al' }).first().click();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Küçük adımlar, büyük cesaretler');
  expect(await published()).not.toContain('Küçük adımlar');

  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(toast("İçerik başarıyla yayımlandı ve frontend'e yansıtıldı")).toBeVisible();
  expect(await published()).toContain('Küçük adımlar, büyük cesaretler');
  await page.getByRole('button', { name: 'Düzenle', exact: true }).click();
  await expect(title).toHaveValue('Küçük adımlar, büyük cesaretler');

  // What was there before there were revisions is one, too; its return leaves the site alone until it is published.
  await page.getByRole('button', { name: 'Geçmiş', exact: true }).click();
  const history = page.getByRole('complementary', { name: 'Sürüm Geçmişi' });
  await expect(history.getByRole('listitem').first()).toContainText('En son');
  const former = history.getByRole('listitem').filter({ hasText: 'Sürümlerden önce' });
  await history.getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('dialog').locator('ins').filter({ hasText: 'Küçük' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await former.getByRole('button', { name: /^Geri yükle/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Bu sürümü geri yüklemek istediğinizden emin misiniz?');
  await question.getByRole('button', { name: 'Geri yükle' }).click();
  await expect(title).not.toHaveValue('Küçük adımlar, büyük cesaretler');
  await expect(history.getByRole('listitem').first()).toContainText('sürümü geri yüklendi');
  await expect(page.getByText('Değişiklik var', { exact: true })).toBeVisible();
  expect(await published()).toContain('Küçük adımlar, büyük cesaretler');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await expect(page.getByText('Değişiklik var', { exact: true })).toBeHidden();
  expect(await published()).not.toContain('Küçük adımlar');

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
