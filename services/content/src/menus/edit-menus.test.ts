import { MAX_MENU_ITEMS, type MenuRecord } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPage } from '../pages/create-page.ts';
import { deletePage } from '../pages/delete-page.ts';
import { updatePage } from '../pages/update-page.ts';
import { createService } from '../server.ts';
import { registerFreeAddresses } from '../testing/register-free-addresses.ts';
import { createMenu } from './create-menu.ts';
import { createMenuItem } from './create-menu-item.ts';
import { deleteMenu } from './delete-menu.ts';
import { deleteMenuItem } from './delete-menu-item.ts';
import { getMenu } from './get-menu.ts';
import { listMenuItems } from './list-menu-items.ts';
import { listMenus } from './list-menus.ts';
import { MenuItemModel } from './menu.model.ts';
import { reorderMenuItems } from './reorder-menu-items.ts';
import { updateMenu } from './update-menu.ts';
import { updateMenuItem } from './update-menu-item.ts';

useTestDatabase([createService()]);
beforeAll(() => registerFreeAddresses({ listRedirectsTo: async () => [] }));
const editor = contextFor('moderator');
const visitor = contextFor('anonymous');

let menu: MenuRecord;
beforeEach(async () => {
  menu = await createMenu(editor, { name: 'Üst Menü' });
});

const add = (title: string, fields: object = {}) =>
  createMenuItem(editor, { menuId: menu.id, title, url: `/${title}`, ...fields });
const stored = async () => (await listMenus(editor, {})).find(({ id }) => id === menu.id) as MenuRecord;
/** The items as `title` or `parent/title`, in order. */
async function outline() {
  const { items } = await stored();
  const titleOf = (id: string | null) => items.find((item) => item.id === id)?.title;
  return items.map(({ title, parentId }) => (parentId ? `${titleOf(parentId)}/${title}` : title));
}
const refused = (field: string, message?: RegExp) => ({
  code: 'VALIDATION_FAILED',
  errors: [{ field, ...(message ? { message: expect.stringMatching(message) } : {}) }],
});

describe('a menu', () => {
  it('has a slug of its name, stands in the header and is active unless it says otherwise', () => {
    expect(menu).toMatchObject({ slug: 'ust-menu', location: 'header', isActive: true, description: null, items: [] });
  });

  it('has a slug that no other menu has', async () => {
    const existing = { code: 'CONFLICT', errors: [{ field: 'slug' }] };
    await expect(createMenu(editor, { name: 'ÜST MENÜ' })).rejects.toMatchObject(existing);
    const other = await createMenu(editor, { name: 'Alt' });
    await expect(updateMenu(editor, { id: other.id, slug: 'ust-menu' })).rejects.toMatchObject(existing);
  });

  it('is deleted with its items, and no other item', async () => {
    await add('bir');
    const other = await createMenu(editor, { name: 'Alt' });
    await createMenuItem(editor, { menuId: other.id, title: 'Blog', url: '/blog' });
    await deleteMenu(editor, { id: menu.id });
    expect(await MenuItemModel.countDocuments()).toBe(1);
    expect(await listMenuItems(editor, { menuId: menu.id })).toBeNull();
  });

  it('shows in the header when that is its location: the one called so before others, and active ones alone', async () => {
    expect(await getMenu(visitor, { slug: 'header' })).toMatchObject({ id: menu.id });
    const named = await createMenu(editor, { name: 'Header' });
    expect(await getMenu(visitor, { slug: 'header' })).toMatchObject({ id: named.id });
    await updateMenu(editor, { id: named.id, isActive: false });
    expect(await getMenu(visitor, { slug: 'header' })).toMatchObject({ id: menu.id });
    await updateMenu(editor, { id: menu.id, location: 'footer' });
    expect(await getMenu(visitor, { slug: 'header' })).toBeNull();
    expect(await getMenu(visitor, { slug: 'footer' })).toMatchObject({ id: menu.id });
  });

  it('has no more items than a menu may have', async () => {
    const item = { menuId: menu.id, title: 'x', url: '/x' };
    await MenuItemModel.create(Array.from({ length: MAX_MENU_ITEMS }, () => item));
    await expect(add('bir')).rejects.toMatchObject(refused('menuId', /en fazla 200/));
  });
});

describe('an item', () => {
  it('comes last among its siblings', async () => {
    const first = await add('bir');
    await add('iki');
    await add('altı', { parentId: first.id });
    expect(await outline()).toEqual(['bir', 'iki', 'bir/altı']);
  });

  it('leads to a path, another site, an anchor, a phone number or an e-mail address', async () => {
    for (const url of ['/blog', 'https://ornek.com/a', '#blog', '/#blog', 'tel:+902121234567', 'mailto:a@ornek.com']) {
      expect((await add('öğe', { url })).url).toBe(url);
    }
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//kotu.com', 'blog', 'mailto:?bcc=a@b.c', ' '])(
    'does not lead to %s',
    async (url) => {
      await expect(add('öğe', { url })).rejects.toMatchObject(refused('url'));
    },
  );

  it('that leads to a page has its address, whatever was sent, and follows it', async () => {
    const page = await createPage(editor, { title: 'Oyun terapisi', content: '<p>Metin</p>', status: 'published' });
    const item = await add('Oyun', { type: 'page', pageId: page.id, url: '/baska' });
    expect(item).toMatchObject({ url: '/oyun-terapisi', pageId: page.id });
    const { version } = await stored();
    await updatePage(editor, { id: page.id, slug: 'oyun-nedir' });
    expect((await stored()).items).toMatchObject([{ url: '/oyun-nedir' }]);
    expect((await stored()).version).toBe(version + 1);
  });

  it('is shown while its page is published', async () => {
    const page = await createPage(editor, { title: 'Oyun', content: '<p>Metin</p>', status: 'published' });
    await add('Oyun', { type: 'page', pageId: page.id });
    const shown = async () => (await getMenu(visitor, { slug: 'ust-menu' }))?.items.length;
    expect(await shown()).toBe(1);
    await updatePage(editor, { id: page.id, status: 'draft' });
    expect(await shown()).toBe(0);
    expect((await stored()).items).toHaveLength(1);
    await deletePage(editor, { id: page.id, force: true });
    expect((await stored()).items).toMatchObject([{ isActive: false }]);
  });

  it('of another type forgets where it led', async () => {
    const page = await createPage(editor, { title: 'Oyun' });
    const item = await add('Oyun', { type: 'page', pageId: page.id });
    await expect(updateMenuItem(editor, { id: item.id, type: 'link' })).rejects.toMatchObject(refused('url'));
    expect(await updateMenuItem(editor, { id: item.id, type: 'link', url: '/blog' })).toMatchObject({ pageId: null });
    await expect(updateMenuItem(editor, { id: item.id, type: 'page' })).rejects.toMatchObject(refused('pageId'));
  });

  it('is not moved below itself, below its own items, into another menu or below the third level', async () => {
    const first = await add('bir');
    const second = await add('iki', { parentId: first.id });
    const third = await add('üç', { parentId: second.id });
    const move = (id: string, parentId: string) => updateMenuItem(editor, { id, parentId });
    await expect(move(first.id, third.id)).rejects.toMatchObject(refused('parentId', /kendi alt/));
    await expect(move(first.id, first.id)).rejects.toMatchObject(refused('parentId'));
    await expect(add('dört', { parentId: third.id })).rejects.toMatchObject(refused('parentId', /en fazla 3/));
    const other = await createMenu(editor, { name: 'Alt' });
    const foreign = await createMenuItem(editor, { menuId: other.id, title: 'Blog', url: '/blog' });
    await expect(move(first.id, foreign.id)).rejects.toMatchObject(refused('parentId', /böyle bir üst/));
  });

  it('that is deleted leaves those below it in its position', async () => {
    const first = await add('bir');
    await add('altı', { parentId: first.id });
    await add('son');
    await deleteMenuItem(editor, { id: first.id });
    expect(await outline()).toEqual(['altı', 'son']);
  });
});

describe('an arrangement', () => {
  const at = (id: string, orderIndex: number, parentId: string | null = null) => ({ id, orderIndex, parentId });

  it('gives each item its parent, and numbers them in the order of the tree', async () => {
    const [one, two, three] = [await add('bir'), await add('iki'), await add('üç')];
    const items = [at(three.id, 1), at(one.id, 2), at(two.id, 1, one.id)];
    const { version, items: arranged } = await reorderMenuItems(editor, { menuId: menu.id, items });
    expect(await outline()).toEqual(['üç', 'bir', 'bir/iki']);
    expect(arranged.map(({ orderIndex }) => orderIndex)).toEqual([1, 2, 3]);
    expect((await stored()).version).toBe(version);
  });

  it('of an older state is refused with the menu as it is, and nothing moves', async () => {
    const [one, two] = [await add('bir'), await add('iki')];
    const { version } = await stored();
    const items = [at(two.id, 1), at(one.id, 2)];
    await reorderMenuItems(editor, { menuId: menu.id, items, version });
    const back = reorderMenuItems(editor, { menuId: menu.id, items: [at(one.id, 1), at(two.id, 2)], version });
    await expect(back).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      attachment: { current: { version: version + 1, items: [{ title: 'iki' }, { title: 'bir' }] } },
    });
    expect(await outline()).toEqual(['iki', 'bir']);
  });

  it('loses no item that came meanwhile', async () => {
    const one = await add('bir');
    const { version } = await stored();
    await add('iki');
    const items = [at(one.id, 1)];
    for (const given of [{ version }, {}]) {
      const sent = reorderMenuItems(editor, { menuId: menu.id, items, ...given });
      await expect(sent).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    }
    expect(await outline()).toEqual(['bir', 'iki']);
  });

  it('of two at the same time one is refused', async () => {
    const [one, two] = [await add('bir'), await add('iki')];
    const { version } = await stored();
    const orders = [
      [at(two.id, 1), at(one.id, 2)],
      [at(one.id, 1), at(two.id, 1, one.id)],
    ];
    const sent = orders.map((items) => reorderMenuItems(editor, { menuId: menu.id, items, version }));
    const ends = await Promise.allSettled(sent);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored()).version).toBe(version + 1);
  });

  it('is refused with items below each other, too deep, twice, or of another menu', async () => {
    const all = [await add('a'), await add('b'), await add('c'), await add('d')].map(({ id }) => id);
    const [a = '', b = '', c = '', d = ''] = all;
    const send = (items: object[]) => reorderMenuItems(editor, { menuId: menu.id, items });
    const rest = [at(c, 3), at(d, 4)];
    await expect(send([at(a, 1, b), at(b, 2, a), ...rest])).rejects.toMatchObject(refused('items', /kendi alt/));
    const deep = [at(a, 1), at(b, 2, a), at(c, 3, b), at(d, 4, c)];
    await expect(send(deep)).rejects.toMatchObject(refused('items', /en fazla 3/));
    await expect(send([at(a, 1), at(a, 2), ...rest])).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await outline()).toEqual(['a', 'b', 'c', 'd']);
  });
});
