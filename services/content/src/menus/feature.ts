import {
  activeFilterInput,
  createMenuInput,
  createMenuItemInput,
  menuItemRecord,
  menuItemsInput,
  menuRecord,
  reorderMenuItemsInput,
  slugParam,
  updateMenuInput,
  updateMenuItemInput,
} from '@practice/contracts';
import { del, type Feature, get, post, put, type Route } from '@practice/service-kit';
import type { Resolvers } from '../generated/schema.ts';
import { createMenu } from './create-menu.ts';
import { createMenuItem } from './create-menu-item.ts';
import { deleteMenu } from './delete-menu.ts';
import { deleteMenuItem } from './delete-menu-item.ts';
import { getMenu } from './get-menu.ts';
import { listMenuItems } from './list-menu-items.ts';
import { listMenus } from './list-menus.ts';
import { MenuItemModel, MenuModel } from './menu.model.ts';
import { reorderMenuItems } from './reorder-menu-items.ts';
import { updateMenu } from './update-menu.ts';
import { updateMenuItem } from './update-menu-item.ts';

const resolvers: Resolvers = {
  Query: {
    // What the site shows, as `?isActive=true` gives in REST.
    menu: (_, input, ctx) => getMenu(ctx, { ...input, isActive: true }),
    menus: (_, { includeInactive }, ctx) => listMenus(ctx, { isActive: includeInactive ? null : true }),
  },
  Mutation: {
    createMenu: (_, { input }, ctx) => createMenu(ctx, input),
    updateMenu: (_, { id, input }, ctx) => updateMenu(ctx, { ...input, id }),
    deleteMenu: (_, input, ctx) => deleteMenu(ctx, input).then(() => true),
    createMenuItem: (_, { input }, ctx) => createMenuItem(ctx, input),
    updateMenuItem: (_, { id, input }, ctx) => updateMenuItem(ctx, { ...input, id }),
    deleteMenuItem: (_, input, ctx) => deleteMenuItem(ctx, input).then(() => true),
    reorderMenuItems: (_, { input }, ctx) => reorderMenuItems(ctx, input),
  },
};

/** An item whose page is not published is not shown. */
const changedBy = ['menu.changed', 'page.changed'] as const;

const routes: Route[] = [
  get('/api/menus', listMenus, {
    isPublic: true,
    summary: 'The active menus with their items; editors get the inactive ones too.',
    query: activeFilterInput,
    list: menuRecord,
    changedBy,
  }),
  get('/api/menus/slug/:slug', getMenu, {
    isPublic: true,
    summary: 'A menu with its items in order; `header` and `footer` are the menus that the site shows there.',
    params: slugParam,
    query: activeFilterInput,
    response: menuRecord,
    changedBy,
  }),
  post('/api/menus', createMenu, {
    summary: 'Editors: a new menu.',
    body: createMenuInput,
    response: menuRecord,
    status: 201,
    problems: ['CONFLICT'],
  }),
  put('/api/menus/:id', updateMenu, {
    summary: 'Editors: changes a menu.',
    body: updateMenuInput,
    response: menuRecord,
    problems: ['CONFLICT', 'VERSION_CONFLICT'],
  }),
  del('/api/menus/:id', deleteMenu, { summary: 'Editors: deletes a menu with all of its items.' }),
  get('/api/menu-items', listMenuItems, {
    isPublic: true,
    summary: 'The active items of a menu in order; editors get the inactive ones too.',
    query: menuItemsInput,
    list: menuItemRecord,
    problems: ['NOT_FOUND'],
  }),
  post('/api/menu-items', createMenuItem, {
    summary: 'Editors: a new item of a menu, at its end or at that of its parent.',
    body: createMenuItemInput,
    response: menuItemRecord,
    status: 201,
    problems: ['NOT_FOUND'],
  }),
  put('/api/menu-items/reorder', reorderMenuItems, {
    summary: 'Editors: arranges all items of a menu.',
    body: reorderMenuItemsInput,
    response: menuRecord,
    problems: ['NOT_FOUND', 'VERSION_CONFLICT'],
  }),
  put('/api/menu-items/:id', updateMenuItem, {
    summary: 'Editors: changes an item of a menu.',
    body: updateMenuItemInput,
    response: menuItemRecord,
    problems: ['VERSION_CONFLICT'],
  }),
  del('/api/menu-items/:id', deleteMenuItem, {
    summary: 'Editors: deletes an item; those directly below it take its position.',
  }),
];

export const menus: Feature = { models: [MenuItemModel, MenuModel], resolvers, routes };
