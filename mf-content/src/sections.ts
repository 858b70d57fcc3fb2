import { section as blog } from './blog/section.ts';
import { section as settings } from './settings/section.ts';
import { section as testimonials } from './testimonials/section.ts';

/** The sections of the back office that this remote shows, one a line, in alphabetical order: the build reads them. */
export const sections = {
  blog,
  settings,
  testimonials,
};
