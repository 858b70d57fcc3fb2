import { createMenuInput } from '@practice/contracts';
import { activeField, choiceField, defineRecords } from '@practice/ui/records';
import {
  CreateMenuDocument,
  DeleteMenuDocument,
  type MenuRowFragment,
  MenusDocument,
  UpdateMenuDocument,
} from '../generated/graphql.ts';

export type Menu = MenuRowFragment;
export type MenuItem = Menu['items'][number];

export const locationNames: Readonly<Record<string, string>> = {
  header: 'Üst menü',
  footer: 'Alt menü',
  other: 'Sitede gösterilmez',
};

/**
 * The menus that the site shows, one a place: the first active one that is called after it, else the first active one. The
 * menus are in the order of the server, the oldest first.
 */
export function shownMenus(all: readonly Menu[]): ReadonlySet<string> {
  const shown = ['header', 'footer'].flatMap((place) => {
    const active = all.filter(({ location, isActive }) => location === place && isActive);
    return active.find(({ slug }) => slug === place) ?? active[0] ?? [];
  });
  return new Set(shown.map(({ id }) => id));
}

export const menus = defineRecords({
  list: MenusDocument,
  create: CreateMenuDocument,
  update: UpdateMenuDocument,
  remove: DeleteMenuDocument,
  event: 'menu.changed',
  eventKey: 'slug',
  schema: createMenuInput,
  nouns: { one: 'Menü', many: 'Menüler' },
  name: ({ name }) => name,
  fields: {
    name: 'Ad',
    slug: 'Kısa ad',
    location: choiceField('Konum', locationNames),
    description: 'Açıklama',
    isActive: activeField,
  },
  initial: { location: 'header', isActive: true },
});
