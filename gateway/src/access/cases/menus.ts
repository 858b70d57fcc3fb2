import { type MenuRecord, menuRecord } from '@practice/contracts';
import { expect } from 'vitest';
import { editors, everyone, type GraphQLCases, type Person, type RestCases } from '../access-case.ts';
import type { Fixtures } from '../fixtures.ts';
import type { MutationCases } from '../mutation-case.ts';

const missing = { what: 'one that is not there', code: 'NOT_FOUND' } as const;
const oldVersion = { what: 'an old version', code: 'VERSION_CONFLICT' } as const;
const noId = '65f0c0ffee0000000000dead';

/** A menu that nobody else has. */
const newMenu = () => ({ name: `Menü ${crypto.randomUUID()}`, location: 'other' });
const aMenu = async (fixtures: Fixtures) => ({ id: (await fixtures.create('/api/menus', newMenu())).id });
const newItem = async (fixtures: Fixtures) => ({
  menuId: (await aMenu(fixtures)).id,
  title: 'Blog',
  url: '/blog',
});
const anItem = async (fixtures: Fixtures) => ({
  id: (await fixtures.create('/api/menu-items', await newItem(fixtures))).id,
});

/** A menu with two items, in the other order. */
async function turnedRound(fixtures: Fixtures) {
  const { id: menuId } = await aMenu(fixtures);
  const first = await fixtures.create('/api/menu-items', { menuId, title: 'Bir', url: '/blog' });
  const second = await fixtures.create('/api/menu-items', { menuId, title: 'İki', url: '/randevu' });
  const items = [
    { id: second.id, orderIndex: 1, parentId: null },
    { id: first.id, orderIndex: 2, parentId: null },
  ];
  return { menuId, items, first: first.id, second: second.id };
}

const anInactiveMenu = (fixtures: Fixtures) => fixtures.create('/api/menus', { ...newMenu(), isActive: false });

function hidesInactive(response: unknown, person: Person): void {
  expect(JSON.stringify(response).includes('"isActive":false')).toBe(editors.includes(person));
}

export const rest: RestCases = {
  'GET /api/menus': {
    people: everyone,
    good: async (fixtures) => {
      await anInactiveMenu(fixtures);
      return {};
    },
    bad: [],
    shows(response, person) {
      for (const menu of response as MenuRecord[]) menuRecord.strict().parse(menu);
      hidesInactive(response, person);
    },
  },
  'GET /api/menus/slug/:slug': {
    people: everyone,
    good: { params: { slug: 'header' } },
    bad: [{ ...missing, input: { params: { slug: 'none' } } }],
  },
  'GET /api/menu-items': {
    people: everyone,
    good: async (fixtures) => ({ query: { menuId: (await aMenu(fixtures)).id } }),
    bad: [
      { what: 'no menu', input: {}, code: 'VALIDATION_FAILED' },
      { ...missing, input: { query: { menuId: noId } } },
    ],
  },
};

export const graphql: GraphQLCases = {
  'Query.menu': {
    document: 'query($slug: String!) { menu(slug: $slug) { slug items { title url } } }',
    people: everyone,
    good: { slug: 'header' },
    bad: [{ what: 'no slug', input: {}, code: 'VALIDATION_FAILED' }],
  },
  'Query.menus': {
    document: '{ menus(includeInactive: true) { slug isActive version items { title url isActive } } }',
    people: everyone,
    good: async (fixtures) => {
      await anInactiveMenu(fixtures);
      return {};
    },
    bad: [],
    shows: hidesInactive,
  },
};

const menu = { people: editors, leaves: ['events', 'menus'] };
const item = { people: editors, leaves: ['events', 'menu_items', 'menus'] };

export const mutations: MutationCases = {
  createMenu: {
    ...menu,
    route: 'POST /api/menus',
    good: newMenu,
    bad: [
      { what: 'no name', input: { name: ' ' }, code: 'VALIDATION_FAILED' },
      { what: 'a place that is none', input: { name: 'Yan', location: 'sidebar' }, code: 'VALIDATION_FAILED' },
      { what: 'the slug of another', input: { name: 'Üst', slug: 'header' }, code: 'CONFLICT' },
    ],
  },
  updateMenu: {
    ...menu,
    route: 'PUT /api/menus/:id',
    good: async (fixtures) => ({ ...(await aMenu(fixtures)), name: 'Yeni', version: 1 }),
    bad: [
      { ...missing, input: { id: 'none', name: 'Yeni' } },
      { ...oldVersion, input: async (fixtures) => ({ ...(await aMenu(fixtures)), name: 'Yeni', version: 0 }) },
    ],
  },
  deleteMenu: {
    ...menu,
    route: 'DELETE /api/menus/:id',
    good: aMenu,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  createMenuItem: {
    ...item,
    route: 'POST /api/menu-items',
    good: newItem,
    alsoGood: [
      { what: 'to a phone', input: async (fixtures) => ({ ...(await newItem(fixtures)), url: 'tel:02121234567' }) },
    ],
    bad: [
      {
        what: 'no title',
        input: async (fixtures) => ({ ...(await newItem(fixtures)), title: ' ' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a script for an address',
        input: async (fixtures) => ({ ...(await newItem(fixtures)), url: 'javascript:alert(1)' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'no address',
        input: async (fixtures) => ({ ...(await newItem(fixtures)), url: '' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a page that is not there',
        input: async (fixtures) => ({ ...(await newItem(fixtures)), type: 'page', pageId: noId }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'a parent that is not there',
        input: async (fixtures) => ({ ...(await newItem(fixtures)), parentId: 'none' }),
        code: 'VALIDATION_FAILED',
      },
      { ...missing, what: 'a menu that is not there', input: { menuId: noId, title: 'Blog', url: '/blog' } },
    ],
  },
  updateMenuItem: {
    ...item,
    route: 'PUT /api/menu-items/:id',
    good: async (fixtures) => ({ ...(await anItem(fixtures)), title: 'Yazılar', version: 1 }),
    bad: [
      { ...missing, input: { id: 'none', title: 'Yeni' } },
      { ...oldVersion, input: async (fixtures) => ({ ...(await anItem(fixtures)), title: 'Yeni', version: 0 }) },
      {
        what: 'another type without a page',
        input: async (fixtures) => ({ ...(await anItem(fixtures)), type: 'page' }),
        code: 'VALIDATION_FAILED',
      },
      {
        what: 'itself as its parent',
        input: async (fixtures) => {
          const { id } = await anItem(fixtures);
          return { id, parentId: id };
        },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
  deleteMenuItem: {
    ...item,
    route: 'DELETE /api/menu-items/:id',
    good: anItem,
    bad: [{ ...missing, input: { id: 'none' } }],
  },
  reorderMenuItems: {
    ...item,
    route: 'PUT /api/menu-items/reorder',
    good: async (fixtures) => {
      const { menuId, items } = await turnedRound(fixtures);
      return { menuId, items };
    },
    alsoGood: [
      {
        what: 'one below the other',
        input: async (fixtures) => {
          const { menuId, items, first, second } = await turnedRound(fixtures);
          return { menuId, items: items.map((each) => (each.id === first ? { ...each, parentId: second } : each)) };
        },
      },
    ],
    bad: [
      { ...missing, what: 'a menu that is not there', input: { menuId: noId, items: [] } },
      {
        what: 'items of which one is missing',
        input: async (fixtures) => {
          const { menuId, items } = await turnedRound(fixtures);
          return { menuId, items: items.slice(1) };
        },
        code: 'VERSION_CONFLICT',
      },
      {
        ...oldVersion,
        input: async (fixtures) => {
          const { menuId, items } = await turnedRound(fixtures);
          return { menuId, items, version: 0 };
        },
      },
      {
        what: 'items each below the other',
        input: async (fixtures) => {
          const { menuId, items, first, second } = await turnedRound(fixtures);
          const below = { [first]: second, [second]: first };
          return { menuId, items: items.map((each) => ({ ...each, parentId: below[each.id] ?? null })) };
        },
        code: 'VALIDATION_FAILED',
      },
    ],
  },
};
