import type { ScreenImport } from '@practice/ui/back-office';
import type { sections } from './sections.ts';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ScreenImport> = {
  seo: () => import('./seo/seo-screen.tsx'),
  'url-management': () => import('./url-management/url-management-screen.tsx'),
};
