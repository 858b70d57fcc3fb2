import type { ComponentType } from 'react';
import { MetaTagsScreen } from './meta-tags/meta-tags-screen.tsx';
import type { sections } from './sections.ts';

type SectionKey = (typeof sections)[keyof typeof sections]['key'];

/** The screens of this remote by the keys of their sections, one a line, in alphabetical order. */
export const screens: Record<SectionKey, ComponentType> = {
  seo: MetaTagsScreen,
};
