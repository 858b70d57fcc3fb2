import type { ScreenImport } from '@practice/ui/back-office';
import type { sections } from './sections.ts';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ScreenImport> = {
  'access-tokens': () => import('./access-tokens/access-tokens-screen.tsx'),
  'audit-log': () => import('./audit-log/audit-log-screen.tsx'),
  backups: () => import('./backups/backups-screen.tsx'),
  blog: () => import('./blog/blog-screen.tsx'),
  'blog-categories': () => import('./blog/categories/categories-screen.tsx'),
  content: () => import('./content-manager/content-screen.tsx'),
  email: () => import('./email/email-screen.tsx'),
  'legal-texts': () => import('./legal-texts/legal-texts-screen.tsx'),
  media: () => import('./media/media-screen.tsx'),
  menus: () => import('./menus/menus-screen.tsx'),
  pages: () => import('./pages/pages-screen.tsx'),
  privacy: () => import('./privacy/privacy-screen.tsx'),
  'security-alerts': () => import('./security-alerts/security-alerts-screen.tsx'),
  settings: () => import('./settings/settings-screen.tsx'),
  setup: () => import('./setup/setup-screen.tsx'),
  'system-health': () => import('./system-health/system-health-screen.tsx'),
  testimonials: () => import('./testimonials/testimonials-screen.tsx'),
  users: () => import('./users/users-screen.tsx'),
};
