import {
  isRestrictedCategory,
  type Permission,
  type SettingField,
  settingFields,
  toSearchKey,
} from '@practice/contracts';

export type CategoryId = keyof typeof settingFields;
export type Category = {
  id: CategoryId;
  title: string;
  description: string;
  fields: readonly SettingField[];
  /** Key of the section that is shown below the fields. */
  embeds?: string;
};

const ownTexts = 'Boş bırakılan metinlerde sitenin kendi metni görünür.';

/** The categories of the settings screen, in order. */
export const categories: readonly Category[] = [
  {
    id: 'general',
    title: 'Genel',
    description: `Sitenin adı, simgeleri, dili, adresi, arama sonuçlarındaki metinleri, randevu taleplerinin sınırları ve bakım modu. ${ownTexts}`,
    fields: settingFields.general,
  },
  {
    id: 'legal',
    title: 'Yasal',
    description:
      'Yasal metinlerin bağlantıları, kişisel veriler için kime başvurulacağı ve verilerin ne kadar saklandığı. Boş bağlantılar görünmez.',
    fields: settingFields.legal,
  },
  {
    id: 'appearance',
    title: 'Görünüm',
    description: 'Sitenin renkleri, düğmeleri, kartları ve hareketleri. Yazılar seçtiğiniz her renkte okunur kalır.',
    fields: settingFields.appearance,
  },
  {
    id: 'contact',
    title: 'İletişim',
    description: 'Ofise nasıl gelinir, ne zaman ulaşılır. Boş bırakılan bilgiler görünmez.',
    fields: settingFields.contact,
  },
  {
    id: 'social',
    title: 'Sosyal medya',
    description: 'Alt bilgideki hesap bağlantıları ve WhatsApp yazışması. Boş bağlantılar görünmez.',
    fields: settingFields.social,
  },
  {
    id: 'analytics',
    title: 'Analitik',
    description:
      'Ziyaretçi ölçümü, çerez izni ve arama motorlarının doğrulama kodları. Kimliği boş olan araç yüklenmez.',
    fields: settingFields.analytics,
  },
  {
    id: 'url_management',
    title: 'URL Yönetimi',
    description: 'Sitenin adresleri nasıl yazılır ve arama motorlarına nasıl bildirilir.',
    fields: settingFields.url_management,
    embeds: 'url-management',
  },
  {
    id: 'security',
    title: 'Güvenlik',
    description: 'Oturumlar, yanlış şifreler, aşırı istekler ve dosyalar için sınırlar; https ve tarayıcı korumaları.',
    fields: settingFields.security,
  },
  {
    id: 'content',
    title: 'İçerik',
    description: `Ana sayfa, randevu sayfası ve çerçevedeki metinler. ${ownTexts}`,
    fields: settingFields.content,
  },
];

/** The categories for somebody with these permissions. */
export function categoriesFor(can: (permission: Permission) => boolean): readonly Category[] {
  if (can('site-setting:write-restricted')) return categories;
  return categories.filter(({ id }) => !isRestrictedCategory(id));
}

export function categoryOf(id: string | null, among = categories): Category | undefined {
  return among.find((each) => each.id === id);
}

/** The category of a field. */
export function categoryWith(key: string | null, among = categories): Category | undefined {
  return among.find(({ fields }) => fields.some((field) => field.key === key));
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
export function targetOf(
  { tab, focus }: { tab: string | null; focus: string | null },
  among: readonly Category[] = categories,
): Target {
  const category = categoryOf(tab, among) ?? categoryWith(focus, among) ?? (among[0] as Category);
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
