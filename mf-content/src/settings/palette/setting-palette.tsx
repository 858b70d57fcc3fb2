import { type PaletteItem, usePaletteItems, useSection, useStaff } from '@practice/ui/back-office';
import { useCallback } from 'react';

/**
 * Site settings in the command palette while another section is on screen; their own has them already. Their names come
 * when something is searched for the first time.
 */
export function SettingPalette() {
  const { section, go } = useSection();
  const { can } = useStaff();
  const isSearched = can('site-setting:read') && section !== 'settings';
  const search = useCallback(
    async (query: string): Promise<PaletteItem[]> => {
      if (!isSearched) return [];
      const { findSettings } = await import('./find-settings.ts');
      return findSettings(query, can).map(({ category, field }) => ({
        id: `setting:${field.key}`,
        label: field.label,
        hint: `${category.title} · ${field.group}`,
        group: 'Ayarlar',
        icon: 'settings',
        onSelect: () => go('settings', { tab: category.id, focus: field.key }),
      }));
    },
    [go, can, isSearched],
  );
  usePaletteItems(search);
  return null;
}
