import type { Page } from '@playwright/test';
import { brokenWords } from '../fixtures/accessibility.ts';
import { admin } from '../fixtures/product.ts';
import { expect, open, test } from '../fixtures/test.ts';

/** Adds items to the menu of the header by REST; they are gone when the test ends. */
async function menuOfHeader({ request }: Page) {
  expect((await request.post('/api/auth/login', { data: admin })).status()).toBe(200);
  const menus = (await (await request.get('/api/menus')).json()) as { id: string; location: string }[];
  const header = menus.find(({ location }) => location === 'header');
  if (!header) throw new Error('There is no menu in the header');
  const made: string[] = [];
  return {
    async add(title: string, parentId?: string): Promise<string> {
      const data = { menuId: header.id, title, url: '/hizmetler', ...(parentId ? { parentId } : {}) };
      const response = await request.post('/api/menu-items', { data });
      expect(response.status(), await response.text()).toBe(201);
      const { id } = (await response.json()) as { id: string };
      made.push(id);
      return id;
    },
    async removeAdded(): Promise<void> {
      for (const id of made.reverse()) await request.delete(`/api/menu-items/${id}`);
    },
  };
}

for (const count of [1, 3, 6]) {
  test(`a submenu of ${count} opens below its item`, async ({ page, colleague }) => {
    const { add, removeAdded } = await menuOfHeader(colleague);
    const parent = await add('Şehirler');
    for (let index = 1; index <= count; index += 1) await add(`Şehir ${index}`, parent);
    await open(page, '/');
    const menu = page.getByRole('navigation', { name: 'Ana menü' });
    const item = menu.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Şehirler: alt menü' }) });
    await menu.getByRole('button', { name: 'Şehirler: alt menü' }).click();
    const list = item.locator('[data-part=submenu]');
    await expect(list).toBeVisible();
    await expect(list.getByRole('link')).toHaveCount(count);
    const [above, below] = [await item.boundingBox(), await list.boundingBox()];
    if (!above || !below) throw new Error('The menu is not shown');
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
    await removeAdded();
  });
}

test('the name of the practice stays whole beside a menu of seven and of eight items', async ({ page, colleague }) => {
  const { add, removeAdded } = await menuOfHeader(colleague);
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const title of ['Şehirler', 'Ekibimiz', 'Sık Sorulanlar']) {
    await add(title);
    await open(page, '/');
    const brand = page.getByRole('banner').getByRole('link', { name: / – ana sayfa$/ });
    expect(await brokenWords(page, 'header a')).toEqual([]);
    expect((await brand.locator('xpath=ancestor::header').boundingBox())?.height).toBeLessThanOrEqual(81);
  }
  await removeAdded();
});
