import { createMenuItemInput } from '@practice/contracts';
import { activeField, choiceField, defineRecords, readBy } from '@practice/ui/records';
import {
  CreateMenuItemDocument,
  DeleteMenuItemDocument,
  MenusDocument,
  UpdateMenuItemDocument,
} from '../generated/graphql.ts';

const schema = createMenuItemInput.omit({ menuId: true });

/** The items of the menu that is shown. They come with their menu, so their list is never queried. */
export const menuItems = defineRecords({
  list: MenusDocument as unknown as typeof CreateMenuItemDocument,
  create: CreateMenuItemDocument,
  update: UpdateMenuItemDocument,
  remove: DeleteMenuItemDocument,
  event: 'menu.changed',
  schema,
  nouns: { one: 'Menü öğesi', many: 'Menü öğeleri' },
  name: ({ title }) => title,
  fields: {
    title: 'Başlık',
    type: choiceField('Tür', { link: 'Dış bağlantı', page: 'Site sayfası' }),
    url: 'URL',
    pageId: 'Sayfa',
    target: choiceField('Açılış', { _self: 'Aynı sekmede', _blank: 'Yeni sekmede' }),
    isActive: activeField,
  },
  initial: { type: 'link', target: '_self', isActive: true },
  read(values) {
    const isPage = values.type === 'page';
    const errors: Record<string, string> = {};
    if (isPage && !values.pageId) errors.pageId = 'Bir sayfa seçin';
    if (!isPage && String(values.url).trim() === '') errors.url = 'URL gerekli';
    const { url, pageId, ...rest } = values;
    const read = readBy(schema, isPage ? { ...rest, pageId } : { ...rest, url, pageId: null });
    if ('errors' in read) return { errors: { ...errors, ...read.errors } };
    return Object.keys(errors).length > 0 ? { errors } : read;
  },
});
