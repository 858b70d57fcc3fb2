import { type PaletteItem, usePaletteItems } from '@practice/ui/back-office';
import { useMemo } from 'react';
import type { Category, CategoryId } from './categories.ts';

/** Every setting as an item of the command palette. */
export function useSettingItems(categories: readonly Category[], goTo: (tab: CategoryId, key: string) => void): void {
  usePaletteItems(
    useMemo(
      () =>
        categories.flatMap(({ id, title, fields }) =>
          fields.map(
            ({ key, label, group }): PaletteItem => ({
              id: `setting:${key}`,
              label,
              hint: `${title} · ${group}`,
              group: 'Ayarlar',
              icon: 'settings',
              keywords: `${key} ${group}`,
              onSelect: () => goTo(id, key),
            }),
          ),
        ),
      [categories, goTo],
    ),
  );
}
