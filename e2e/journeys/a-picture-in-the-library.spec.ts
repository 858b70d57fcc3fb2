import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts';
import { appointmentsOn, enter } from '../fixtures/back-office.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the window shows: a picture that is at hand, and another after each step. */
const pictureOf = async (page: Page, name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
});

test('an editor uploads a picture, says what it shows, uses it in a post, and replaces it there', async ({
  page,
  product,
  guard,
}) => {
  // What is no picture.
  guard.allow(/status of 415/);
  const { toast } = appointmentsOn(page);
  await enter(page, product.accounts.moderator, '#media');
  await page
    // The list of pictures is called the same.
    .locator('input[type=file]')
    .setInputFiles([
      await pictureOf(page, 'oyun-odasi.png'),
      { name: 'metin.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
  await expect(toast('Resim başarıyla yüklendi')).toBeVisible();
  await expect(
    page.getByText('Bu dosya bir görsel değil ya da bozuk. JPEG, PNG, WebP veya SVG yükleyin.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'metin.png: listeden kaldır' }).click();

  await page.getByRole('button', { name: 'Düzenle: oyun-odasi.png' }).click();
  const sheet = page.getByRole('dialog', { name: 'oyun-odasi.png' });
  await expect(sheet.getByText('Hiçbir yerde kullanılmıyor.')).toBeVisible();
  await sheet.getByLabel('Alternatif metin').fill('Oyun odasında bir masa');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast('Görsel güncellendi')).toBeVisible();
  const [item] = (await (await page.request.get('/api/media')).json()) as { id: string; url: string }[];
  const text = { title: 'Oyun odamız', content: '<p>Masa.</p>', featuredImage: item?.url, isPublished: true };
  const post = await page.request.post('/api/blog', { data: { ...text, featuredImageAlt: 'Masa' } });
  const { slug } = (await post.json()) as { slug: string };

  await page.getByRole('button', { name: 'Düzenle: oyun-odasi.png' }).click();
  await expect(sheet.getByRole('link', { name: 'Oyun odamız' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(sheet.getByText('Kullanıldığı yerler: Oyun odamız (Blog yazısı)')).toBeVisible();
  await sheet.getByLabel('Yeni görsel').setInputFiles(await pictureOf(page, 'yeni-oda.png'));
  await expect(toast('Görsel değiştirildi')).toBeVisible();
  const [replaced] = (await (await page.request.get('/api/media')).json()) as { url: string }[];
  await expect.poll(async () => (await page.request.get(`/blog/${slug}`)).text()).toContain(replaced?.url.slice(0, 50));
  expect((await page.request.get(String(item?.url))).url()).toContain(replaced?.url);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin#media');
  await expect(page.getByRole('list', { name: 'Görseller' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
