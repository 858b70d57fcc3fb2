import { expectAccessible, expectNoSidewaysScroll, expectReadable } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

const title = 'Kış akşamlarında uyku';

test('a moderator writes a post with a list and a video, publishes it, and visitors play the video only when they want', async ({
  page,
  product,
}) => {
  const { toast } = appointmentsOn(page);
  await enter(page, product.accounts.moderator, '#blog');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yeni yazı' }).click();
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).first().fill(title);
  const text = page.getByRole('textbox', { name: 'Metin' });
  await text.click();
  await page.keyboard.type('Akşamlar sakin geçsin.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Madde listesi' }).click();
  await page.keyboard.type('Işıklar erken sönsün');
  await page.getByRole('button', { name: 'Video ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Video ekle' });
  await dialog.getByRole('textbox', { name: 'Video bağlantısı' }).fill('https://youtu.be/dQw4w9WgXcQ');
  await dialog.getByRole('textbox', { name: 'Başlık' }).fill('Uyku masalı');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Taslağı kaydet' }).click();
  await expect(toast('Yazı oluşturuldu')).toBeVisible();
  expect((await page.request.get('/blog/kis-aksamlarinda-uyku')).status()).toBe(404);

  await page.getByRole('combobox', { name: 'Durum' }).selectOption('Yayında');
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await expect(toast('Yazı güncellendi')).toBeVisible();

  for (const width of [375, 768]) {
    await page.setViewportSize({ width, height: 812 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await expectReadable(page, 'dark');
  }
  const versions = await page.getByRole('button', { name: 'Sürümler' }).boundingBox();
  expect((await page.getByRole('button', { name: 'Güncelle' }).boundingBox())?.y, 'buttons on one line').toBe(
    versions?.y,
  );
  await page.getByRole('button', { name: 'Yazılar' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toHaveCount(0);
  await expect(page.getByText(title)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/blog/kis-aksamlarinda-uyku');
  await expect(page.getByRole('listitem').filter({ hasText: 'Işıklar erken sönsün' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expectAccessible(page);
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<p>Oynatıcı</p>', contentType: 'text/html; charset=utf-8' }),
  );
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByRole('link', { name: 'Uyku masalı' }).click();
  await expect(page.frameLocator('iframe[title="Uyku masalı"]').getByText('Oynatıcı')).toBeVisible();
});
