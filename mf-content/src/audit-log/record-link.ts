import { sectionHref } from '@practice/ui/back-office';
import type { Entry } from './entry.ts';

type Place = { section: string; tab?: string; hasRecord?: true };

/** Where records are opened by their id (`?id=…`); those without `hasRecord` have a screen, but no place of their own on it. */
const places: Readonly<Record<string, Place>> = {
  'access-matrix': { section: 'privacy', tab: 'access' },
  appointment: { section: 'appointments', hasRecord: true },
  'available-slot': { section: 'calendar-management', tab: 'slots' },
  blockout: { section: 'calendar-management', tab: 'holidays' },
  'blog-category': { section: 'blog-categories', hasRecord: true },
  'blog-post': { section: 'blog', hasRecord: true },
  consent: { section: 'privacy', tab: 'consents' },
  'contact-message': { section: 'contacts', hasRecord: true },
  'content-revision': { section: 'content' },
  'data-breach': { section: 'privacy', tab: 'breaches', hasRecord: true },
  'data-request': { section: 'privacy', hasRecord: true },
  holiday: { section: 'calendar-management', tab: 'holidays' },
  'legal-text': { section: 'legal-texts' },
  'local-page': { section: 'pages', tab: 'local', hasRecord: true },
  'media-item': { section: 'media', hasRecord: true },
  menu: { section: 'menus', hasRecord: true },
  'menu-item': { section: 'menus' },
  'meta-tag': { section: 'seo', tab: 'meta-tags', hasRecord: true },
  page: { section: 'pages', hasRecord: true },
  redirect: { section: 'seo', tab: 'redirects', hasRecord: true },
  'redirect-operation': { section: 'seo', tab: 'redirects' },
  'security-alert': { section: 'security-alerts', hasRecord: true },
  'site-setting': { section: 'settings' },
  testimonial: { section: 'testimonials', hasRecord: true },
  'therapy-service': { section: 'services', hasRecord: true },
  user: { section: 'users', hasRecord: true },
  'working-hour': { section: 'calendar-management', tab: 'hours' },
};

/** The screen of the record that an entry is about: the record itself, or its list. Null when there is none to open. */
export function recordLink({ entity, entityId, action }: Entry): { href: string; opensRecord: boolean } | null {
  const place = places[entity];
  if (!place) return null;
  const opensRecord = Boolean(place.hasRecord && entityId) && !action.endsWith('.deleted');
  return {
    href: sectionHref(place.section, { tab: place.tab ?? null, id: opensRecord ? entityId : null }),
    opensRecord,
  };
}
