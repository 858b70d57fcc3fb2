import type { ScreenImport } from '@practice/ui/back-office';
import type { sections } from './sections.ts';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ScreenImport> = {
  appointments: () => import('./appointments/appointments-screen.tsx'),
  'calendar-management': () => import('./calendar-management/calendar-management-screen.tsx'),
  contacts: () => import('./contacts/contacts-screen.tsx'),
  dashboard: () => import('./dashboard/dashboard-screen.tsx'),
  notifications: () => import('./notification-settings/notification-settings-screen.tsx'),
  services: () => import('./services/services-screen.tsx'),
};
