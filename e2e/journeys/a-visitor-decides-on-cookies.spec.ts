import type { BrowserContext } from '@playwright/test';
import { expect, open, test } from '../fixtures/test.ts';
import { switchTrackers } from '../fixtures/trackers.ts';

/** Stands in for every site but ours: notes the hosts that are asked, and leaves cookies as trackers do. */
async function standIn(context: BrowserContext, own: string): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== new URL(own).origin && url.protocol.startsWith('http'),
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga=1; path=/"; document.cookie = "_fbp=1; path=/"; document.cookie = "_hjx=1; path=/";',
      });
    },
  );
  return asked;
}

/** The pixels of the screen's height at which the page is in front, in the middle of its width. */
function heightOfPage(): number {
  const main = document.querySelector('main');
  const heights = Array.from({ length: window.innerHeight }, (_, y) => y);
  return heights.filter((y) => main?.contains(document.elementFromPoint(window.innerWidth / 2, y))).length;
}

const hosts = ['connect.facebook.net', 'static.hotjar.com', 'www.googletagmanager.com', 'www.googletagmanager.com'];

test.beforeAll(({ product }) => switchTrackers(product.url, true));
test.afterAll(({ product }) => switchTrackers(product.url, false));

test('a visitor refuses, and nothing is asked outside; agrees, and it is; takes it back, and the cookies are gone', async ({
  page,
  context,
  product,
}) => {
  const asked = await standIn(context, product.url);
  const names = async () => (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));
  const banner = page.getByRole('region', { name: 'Çerez kullanımı' });

  // A phone held sideways keeps most of its screen for the page.
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/hizmetler');
  await expect(banner).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(heightOfPage)).toBeGreaterThan(250);
  if (screen) await page.setViewportSize(screen);
  await banner.getByRole('button', { name: 'Reddet' }).click();
  await expect(banner).toBeHidden();
  await open(page, '/');
  await expect(banner).toBeHidden();
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await page.getByRole('button', { name: 'Tümünü kabul et' }).click();
  await open(page, '/hizmetler');
  await expect.poll(() => [...asked].sort()).toEqual(expect.arrayContaining(hosts));
  // Trackers of the page before are among those asked, so this page's own may be still to come.
  const consent = () =>
    page.evaluate(() => {
      const layer = (Reflect.get(window, 'dataLayer') ?? []) as ArrayLike<unknown>[];
      return layer.map((entry) => Array.from(entry)).slice(0, 2);
    });
  await expect.poll(consent).toEqual([
    ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })],
    ['consent', 'update', expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'granted' })],
  ]);
  await expect.poll(names).toContain('_ga');

  // The home page has a link where its wizard was, and the wizard's own document asks nobody.
  const onHome = asked.length;
  await open(page, '/');
  await expect.poll(() => asked.slice(onHome)).toEqual(expect.arrayContaining(hosts));
  const before = asked.length;
  await page.getByRole('link', { name: 'Randevu formunu aç' }).click();
  await expect(page).toHaveURL('/randevu');
  await expect(page.locator('html')).not.toHaveAttribute('data-trackers');
  await expect(page.locator('html')).toHaveAttribute('data-wizard-opened');
  expect(asked.slice(before)).toEqual([]);

  await open(page, '/hizmetler');
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await page.getByRole('button', { name: 'Tümünü reddet' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-trackers');
  await expect.poll(names).toEqual([]);
});
