import { section as metaTags } from './meta-tags/section.ts';

/** The sections of the back office that this remote shows, one a line, in alphabetical order: the build reads them. */
export const sections = {
  metaTags,
};
