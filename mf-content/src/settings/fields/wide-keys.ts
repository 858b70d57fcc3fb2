import type { SettingField } from '@practice/contracts';

/**
 * The fields that span a whole row: long texts, and short ones without a neighbour to share the row with. The others are
 * in pairs, in order.
 */
export function wideKeys(fields: readonly SettingField[]): ReadonlySet<string> {
  const wide = new Set<string>();
  let single: string | null = null;
  for (const field of fields) {
    if (!isLong(field)) single = single === null ? field.key : null;
    else {
      if (single !== null) wide.add(single);
      wide.add(field.key);
      single = null;
    }
  }
  return single === null ? wide : wide.add(single);
}

function isLong({ type, maxLength = 0, isLong: isSaidToBe = false }: SettingField): boolean {
  return isSaidToBe || type === 'textarea' || type === 'image' || maxLength > 150;
}
