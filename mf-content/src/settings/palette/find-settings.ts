import { type Permission, type SettingField, toSearchKey } from '@practice/contracts';
import { type Category, categoriesFor } from '../categories/categories.ts';

const MAX_FOUND = 8;

export type FoundSetting = { category: Category; field: SettingField };

/** The settings that contain every word of the query in label, group or key, those that begin with it first. */
export function findSettings(query: string, can: (permission: Permission) => boolean): FoundSetting[] {
  const searchKey = toSearchKey(query);
  const words = searchKey.split(' ').filter(Boolean);
  return categoriesFor(can)
    .flatMap((category) => category.fields.map((field) => ({ category, field })))
    .filter(({ category, field }) => {
      const text = toSearchKey(`${field.label} ${field.group} ${category.title} ${field.key}`);
      return words.every((word) => text.includes(word));
    })
    .sort((one, other) => Number(begins(other, searchKey)) - Number(begins(one, searchKey)))
    .slice(0, MAX_FOUND);
}

function begins({ field }: FoundSetting, searchKey: string): boolean {
  return toSearchKey(field.label).startsWith(searchKey);
}
