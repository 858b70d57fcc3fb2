import { menuRecord } from '@practice/contracts';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getMenu } from './get-menu.ts';
import { MenuItemModel, MenuModel } from './menu.model.ts';

useTestDatabase([createService()]);

beforeEach(async () => {
  const { _id: menuId } = await MenuModel.create({ name: 'Üst menü', slug: 'header', location: 'header' });
  const add = async (title: string, rest: object = {}) =>
    (await MenuItemModel.create({ menuId, title, url: `/${title}`, ...rest }))._id;
  await add('üç', { orderIndex: 3 });
  const hidden = await add('gizli', { orderIndex: 2, isActive: false });
  const below = await add('gizlinin altı', { orderIndex: 1, parentId: hidden });
  await add('en alt', { orderIndex: 1, parentId: below });
  const first = await add('bir', { orderIndex: 1 });
  await add('birin altı', { orderIndex: 1, parentId: first, target: '_blank' });
});

const titles = async (role: Parameters<typeof contextFor>[0], input: object = {}) =>
  (await getMenu(contextFor(role), { slug: 'header', ...input }))?.items.map((item) => item.title);

describe('a menu', () => {
  it('has the active items in order for visitors, and nothing below one that is hidden', async () => {
    expect(await titles('anonymous')).toEqual(['bir', 'birin altı', 'üç']);
    expect(await titles('user')).toEqual(['bir', 'birin altı', 'üç']);
  });

  it('does not show more to visitors who ask for it', async () => {
    expect(await titles('anonymous', { isActive: 'false' })).toEqual(['bir', 'birin altı', 'üç']);
  });

  it('has every item for editors, or the active ones when they ask for them', async () => {
    expect(await titles('moderator')).toHaveLength(6);
    expect(await titles('admin', { isActive: 'true' })).toEqual(['bir', 'birin altı', 'üç']);
    expect(await titles('admin', { isActive: false })).toEqual(['gizli']);
  });

  it('has the documented fields', async () => {
    const menu = menuRecord.strict().parse(await getMenu(contextFor('anonymous'), { slug: 'header' }));
    const [first, second] = menu.items;
    expect(second).toMatchObject({ parentId: first?.id, menuId: menu.id, target: '_blank', type: 'link', icon: null });
  });

  it('is null when there is none, or it is not active', async () => {
    expect(await getMenu(contextFor('anonymous'), { slug: 'yok' })).toBeNull();
    await MenuModel.updateOne({ slug: 'header' }, { isActive: false });
    expect(await getMenu(contextFor('anonymous'), { slug: 'header' })).toBeNull();
    expect(await getMenu(contextFor('admin'), { slug: 'header' })).not.toBeNull();
  });

  it('without items is empty', async () => {
    await MenuItemModel.deleteMany({});
    expect((await getMenu(contextFor('anonymous'), { slug: 'header' }))?.items).toEqual([]);
  });

  it('leaves out items that are each below the other', async () => {
    await MenuItemModel.deleteMany({});
    const menuId = (await MenuModel.findOne().orFail())._id;
    const [one, two] = await MenuItemModel.create([
      { menuId, title: 'bir', url: '/1' },
      { menuId, title: 'iki', url: '/2' },
    ]);
    await MenuItemModel.updateOne({ _id: one?._id }, { parentId: two?._id });
    await MenuItemModel.updateOne({ _id: two?._id }, { parentId: one?._id });
    expect(await titles('anonymous')).toEqual([]);
  });

  it.each([
    ['an operator instead of a slug', { slug: { $ne: '' } }, 'slug'],
    ['an empty slug', { slug: '' }, 'slug'],
    ['a filter that is no yes or no', { slug: 'header', isActive: 'belki' }, 'isActive'],
  ])('refuses %s', async (_, input, field) => {
    await expect(getMenu(contextFor('anonymous'), input)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ field }],
    });
  });
});
