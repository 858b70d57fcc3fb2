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
