import { enter, openSection } from '../fixtures/back-office.ts';
import { admin } from '../fixtures/product.ts';
import { expect, open, test } from '../fixtures/test.ts';

test('a page that cannot be loaded without a connection says so, and comes by itself when there is one again', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading chunk|dynamically imported|page part/);
  await open(page, '/');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gizlilik Politikası' }).click();
  await expect(page.getByRole('heading', { name: 'Bağlantınız yok' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bir Hata Oluştu' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Gizlilik Politikası' })).toBeVisible();
});

test('a section of the back office opened without a connection says so, and opens when there is one again', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|RemoteLoadError|The above error occurred/);
  await enter(page, admin, '#appointments');
  await expect(page.getByRole('heading', { name: 'Randevu Yönetimi' })).toBeVisible();
  await context.setOffline(true);
  await openSection(page, 'SEO');
  await expect(page.getByRole('alert').filter({ hasText: 'Bağlantınız yok' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'SEO Yönetimi' })).toBeVisible();
});
