import { addVersions, type Migration } from '@practice/service-kit';

/** Menus and their items are edited on a screen from now on: an old version of one is refused. */
export const menusHaveVersions: Migration = {
  name: '2026-11-22-menus-have-versions',
  async up() {
    await addVersions('menus');
    await addVersions('menu_items');
  },
};
