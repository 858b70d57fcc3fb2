import { section as seo } from './seo/section.ts';
import { section as urlManagement } from './url-management/section.ts';

/** The sections of the back office that this remote shows, one a line, in alphabetical order: the build reads them. */
export const sections = {
  seo,
  urlManagement,
};
