import type { ScreenImport } from '@practice/ui/back-office';
import type { sections } from './sections.ts';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ScreenImport> = {
  blog: () => import('./blog/blog-screen.tsx'),
  settings: () => import('./settings/settings-screen.tsx'),
  testimonials: () => import('./testimonials/testimonials-screen.tsx'),
};
