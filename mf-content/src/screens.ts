import type { ComponentType } from 'react';
import type { sections } from './sections.ts';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { TestimonialsScreen } from './testimonials/testimonials-screen.tsx';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ComponentType> = {
  settings: SettingsScreen,
  testimonials: TestimonialsScreen,
};
