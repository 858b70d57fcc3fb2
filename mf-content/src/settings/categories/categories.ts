import { type SettingField, settingFields, toSearchKey } from '@practice/contracts';

export type CategoryId = keyof typeof settingFields;
export type Category = { id: CategoryId; title: string; description: string; fields: readonly SettingField[] };

/** The categories of the settings screen, in order. */
export const categories: readonly Category[] = [
  {
    id: 'general',
    title: 'Genel',
    description: 'Sitenin adı, adresi ve randevu taleplerinin sınırları.',
    fields: settingFields.general,
  },
  {
    id: 'contact',
    title: 'İletişim',
    description: 'Ofise nasıl gelinir, ne zaman ulaşılır.',
    fields: settingFields.contact,
  },
  {
    id: 'content',
    title: 'İçerik',
    description: 'Ana sayfa, randevu sayfası ve çerçevedeki metinler.',
    fields: settingFields.content,
  },
  {
    id: 'social',
    title: 'Sosyal medya',
    description: 'Alt bilgideki hesap bağlantıları ve WhatsApp yazışması.',
    fields: settingFields.social,
  },
];

export function categoryOf(id: string | null): Category | undefined {
  return categories.find((each) => each.id === id);
}

/** The category of a field. */
export function categoryWith(key: string | null): Category | undefined {
  return categories.find(({ fields }) => fields.some((field) => field.key === key));
}

export type Target = {
  category: Category;
  /** Key of the field to go to; null when the address names none. */
  focus: string | null;
};

/**
 * The target of an address: a valid tab opens its category; with only a focus, the category of that field opens. A focus
 * that is not in the category falls back to its first field.
 */
export function targetOf({ tab, focus }: { tab: string | null; focus: string | null }): Target {
  const category = categoryOf(tab) ?? categoryWith(focus) ?? (categories[0] as Category);
  if (!focus) return { category, focus: null };
  const isThere = category.fields.some(({ key }) => key === focus);
  return { category, focus: isThere ? focus : (category.fields[0]?.key ?? null) };
}

/** Whether a search matches a field's label (by Turkish rules) or key; an empty search matches everything. */
export function isFound(field: Pick<SettingField, 'label' | 'key'>, search: string): boolean {
  const searchKey = toSearchKey(search);
  return toSearchKey(field.label).includes(searchKey) || field.key.includes(searchKey.replace(/\s+/g, '_'));
}

/** The fields by group, in order. */
export function byGroup(fields: readonly SettingField[]): { name: string; fields: SettingField[] }[] {
  const groups = new Map<string, SettingField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups].map(([name, own]) => ({ name, fields: own }));
}
