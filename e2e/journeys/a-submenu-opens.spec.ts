import { admin } from '../fixtures/product.ts';
import { expect, open, test } from '../fixtures/test.ts';

for (const count of [1, 3, 6]) {
  test(`a submenu of ${count} opens below its item`, async ({ page, colleague }) => {
    const { request } = colleague;
    expect((await request.post('/api/auth/login', { data: admin })).status()).toBe(200);
    const menus = (await (await request.get('/api/menus')).json()) as { id: string; location: string }[];
    const header = menus.find(({ location }) => location === 'header');
    if (!header) throw new Error('There is no menu in the header');
    const made: string[] = [];
    const add = async (title: string, parentId?: string) => {
      const data = { menuId: header.id, title, url: '/hizmetler', ...(parentId ? { parentId } : {}) };
      const response = await request.post('/api/menu-items', { data });
      expect(response.status(), await response.text()).toBe(201);
      const { id } = (await response.json()) as { id: string };
      made.push(id);
      return id;
    };
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
    for (const id of made.reverse()) await request.delete(`/api/menu-items/${id}`);
  });
}
