import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

test('an editor makes a page and publishes it; its old address leads to the new one', async ({ page, product }) => {
  const { toast } = appointmentsOn(page);
  await enter(page, product.accounts.admin, '#pages');
  await page.getByRole('button', { name: 'Yeni sayfa' }).click();
  const sheet = page.getByRole('dialog', { name: 'Yeni sayfa oluştur' });
  await sheet.getByLabel(/^Başlık/).fill('Okul Görüşmeleri');
  await expect(sheet.getByLabel(/^URL/)).toHaveValue('okul-gorusmeleri');
  await sheet.getByLabel(/^Durum/).selectOption('published');
  await expectAccessible(page);
  await sheet.getByRole('tab', { name: 'İçerik' }).click();
  await sheet.getByRole('textbox', { name: 'İçerik' }).click();
  await page.keyboard.type('Öğretmenlerle birlikte çalışıyoruz.');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Oluştur' }).click();
  await expect(toast('Sayfa oluşturuldu')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 768, height: 800 });
  const row = page.locator('tr[data-row]').filter({ hasText: 'İlk görüşmeye hazırlık' });
  expect((await row.boundingBox())?.height, 'a title of three words on two lines').toBeLessThan(56);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Düzenle: Okul Görüşmeleri' }).click();
  const edited = page.getByRole('dialog', { name: 'Sayfayı düzenle: Okul Görüşmeleri' });
  await edited.getByLabel(/^URL/).fill('okulla-gorusmeler');
  await edited.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast('Sayfa güncellendi')).toBeVisible();

  const former = () => page.request.get('/okul-gorusmeleri', { maxRedirects: 0 });
  await expect.poll(async () => (await former()).status()).toBe(301);
  await page.goto('/okul-gorusmeleri');
  await expect(page).toHaveURL('/okulla-gorusmeler');
  await expect(page.getByText('Öğretmenlerle birlikte çalışıyoruz.')).toBeVisible();
});

test('an editor closes the requests: the page says so with the number to call, and none is taken', async ({
  page,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  await enter(page, product.accounts.admin, '#pages?tab=appointment');
  await page.getByLabel(/^Randevu talepleri alınıyor/).uncheck();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast('Randevu sayfası güncellendi')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);

  await page.goto('/randevu');
  await expect(page.getByText('Şu anda internetten randevu alınmıyor')).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin#pages?tab=appointment');
  await page.getByLabel(/^Randevu talepleri alınıyor/).check();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast('Randevu sayfası güncellendi')).toBeVisible();
  await page.goto('/randevu');
  await expect(page.getByText('Şu anda internetten randevu alınmıyor')).toBeHidden();
});
