import { type PaletteItem, useSection, useStaff } from '@practice/ui/back-office';
import { useMemo } from 'react';
import type { ListedSection } from '../sections/use-sections.ts';

/** The palette's permanent items: the sections, and actions available everywhere. */
export function useShellItems(sections: readonly ListedSection[], onLogout: () => void): readonly PaletteItem[] {
  const { go } = useSection();
  const { can } = useStaff();
  return useMemo(() => {
    const hasAppointments = sections.some(({ key }) => key === 'appointments') && can('appointment:write');
    return [
      ...sections.map(({ key, title, description, icon, group }) => ({
        id: `section:${key}`,
        label: title,
        hint: description,
        keywords: group,
        icon,
        group: 'Bölümler',
        onSelect: () => go(key),
      })),
      ...(hasAppointments
        ? [action('new-appointment', 'Yeni randevu', 'plus', 'ekle oluştur', () => go('appointments-new'))]
        : []),
      action('view-site', 'Siteyi görüntüle', 'external-link', 'web ana sayfa', openSite),
      action('log-out', 'Çıkış', 'log-out', 'oturumu kapat', onLogout),
    ];
  }, [sections, can, go, onLogout]);
}

/** The public site in a new tab. */
function openSite(): void {
  open('/', '_blank', 'noopener');
}

function action(id: string, label: string, icon: string, keywords: string, onSelect: () => void): PaletteItem {
  return { id: `action:${id}`, label, icon, keywords, group: 'İşlemler', onSelect };
}
