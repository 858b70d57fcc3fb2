import { sectionHref } from '@practice/ui/back-office';

/** Sections of this remote, as named in the hash. */
export const sections = { settings: 'settings', testimonials: 'testimonials' } as const;

/** Address of one setting's field: `/admin#settings?tab=content&focus=hero_title`. */
export function settingHref(tab: string, focus: string): string {
  return sectionHref(sections.settings, { tab, focus });
}
