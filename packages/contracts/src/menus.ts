import { linkTarget } from './contact-links.ts';
import { slugInput } from './pages.ts';
import { queryFlag } from './query-flag.ts';
import { optionalText, orderIndexInput, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

export const menuItemTargets = ['_self', '_blank'] as const;
export const menuItemTypes = ['link', 'page'] as const;
/** Where the site shows a menu; one for `other` is in the API alone. */
export const menuLocations = ['header', 'footer', 'other'] as const;
/** How many items a menu has at most. */
export const MAX_MENU_ITEMS = 200;

export const menuItemRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string().meta({ description: 'Of a page: its address.' }),
    menuId: z.string(),
    parentId: z.string().nullable(),
    orderIndex: z.number().int(),
    isActive: z.boolean(),
    target: z.enum(menuItemTargets),
    icon: z.string().nullable(),
    cssClasses: z.string().nullable(),
    pageId: z.string().nullable(),
    type: z.enum(menuItemTypes),
    version: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'MenuItem' });

/** A menu by itself. Its version counts the changes of its items, too. */
export const menuSummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  location: z.string().meta({ description: 'header, footer or other.' }),
  description: z.string().nullable(),
  isActive: z.boolean(),
  version: z.number().int().meta({ description: 'Counts the changes of its items, too.' }),
});

/** A menu with its items of every depth, each after its parent. */
export const menuRecord = menuSummary
  .extend({
    items: z
      .array(menuItemRecord)
      .meta({ description: 'Active items of every depth, in order; the tree is built from parentId.' }),
  })
  .meta({ id: 'Menu' });

export type MenuItemRecord = z.infer<typeof menuItemRecord>;
export type MenuRecord = z.infer<typeof menuRecord>;

const menuFields = {
  name: requiredText(100, 'Menü adı gerekli'),
  slug: slugInput.meta({ description: 'Made of the name when empty.' }),
  location: z
    .enum(menuLocations, 'Listeden bir konum seçin')
    .nullish()
    .meta({ description: 'header (when not given), footer or other.' }),
  description: optionalText(500),
  isActive: z.boolean().nullish(),
};

export const createMenuInput = z.strictObject(menuFields).meta({ id: 'CreateMenuInput' });

export const updateMenuInput = z
  .strictObject({ ...z.object(menuFields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateMenuInput' });

/** Where a menu item may lead: a path or an anchor of the site, another site, a phone number or an e-mail address. */
export function isMenuUrl(url: string): boolean {
  return linkTarget(url) !== undefined || /^(tel:\+?[\d ()-]{3,30}|mailto:[^\s@?]+@[^\s@?]+)$/i.test(url.trim());
}

/** Usual names of classes that take an element out of its place and lay it over the page. */
const coveringClass =
  /(?:^|\s)-?(?:fixed|absolute|sticky|(?:inset|top|left|right|bottom|z|translate)-\S*|[wh]-(?:screen|full))(?:\s|$)/i;

const itemFields = {
  title: requiredText(100, 'Başlık gerekli'),
  type: z
    .enum(menuItemTypes, 'Dış bağlantı veya site sayfası seçin')
    .nullish()
    .meta({ description: 'link when not given.' }),
  url: optionalText(500)
    .refine(
      (url) => !url || isMenuUrl(url),
      '/ ile başlayan bir yol, http(s) adresi, # ile başlayan bir bölüm, tel: veya mailto: girin',
    )
    .meta({ description: 'Of a link: a path, an http(s) address, an anchor, tel: or mailto:.' }),
  pageId: z.string().nullish(),
  parentId: z.string().nullish(),
  target: z.enum(menuItemTargets, 'Aynı sekmeyi veya yeni sekmeyi seçin').nullish(),
  icon: optionalText(50).refine(
    (icon) => !icon || /^[\w -]+$/.test(icon),
    'Simgenin adında yalnızca harf, rakam, tire, alt çizgi ve boşluk olabilir',
  ),
  cssClasses: optionalText(200)
    .refine(
      (classes) => !classes || /^[\w -]+$/.test(classes),
      'Yalnızca harf, rakam, tire, alt çizgi ve boşluk kullanın',
    )
    .refine(
      (classes) => !classes || !coveringClass.test(classes),
      'Öğeyi yerinden alıp sayfanın üstüne koyan sınıflar (fixed, absolute, inset, z- gibi) kullanılamaz',
    ),
  isActive: z.boolean().nullish(),
  orderIndex: orderIndexInput,
};

export const createMenuItemInput = z
  .strictObject({ menuId: z.string(), ...itemFields })
  .meta({ id: 'CreateMenuItemInput' });

export const updateMenuItemInput = z
  .strictObject({ ...z.object(itemFields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateMenuItemInput' });

/** Whose items are listed; visitors get the active ones alone. */
export const menuItemsInput = z.object({ menuId: z.string(), isActive: queryFlag.nullish() });

export const menuItemPosition = z
  .strictObject({
    id: z.string(),
    orderIndex: z.number().int().min(0).max(9999),
    parentId: z.string().nullish().meta({ description: 'None on the first level.' }),
  })
  .meta({ id: 'MenuItemPosition' });

/** Every item of a menu with its parent and its number; `version` is that of the menu that was arranged. */
export const reorderMenuItemsInput = z
  .strictObject({
    menuId: z.string(),
    items: z.array(menuItemPosition).max(MAX_MENU_ITEMS, `Bir menüde en fazla ${MAX_MENU_ITEMS} öğe olabilir`),
    version: versionInput,
  })
  .meta({ id: 'ReorderMenuItemsInput' });
