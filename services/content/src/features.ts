import { addresses } from './addresses/feature.ts';
import { appointmentPage } from './appointment-page/feature.ts';
import { blog } from './blog/feature.ts';
import { blogCategories } from './blog-categories/feature.ts';
import { blogPostDrafts } from './blog-post-drafts/feature.ts';
import { blogPostRevisions } from './blog-post-revisions/feature.ts';
import { consents } from './consents/feature.ts';
import { contentRevisions } from './content-revisions/feature.ts';
import { editors } from './editors/feature.ts';
import { localPages } from './local-pages/feature.ts';
import { media } from './media/feature.ts';
import { menus } from './menus/feature.ts';
import { pages } from './pages/feature.ts';
import { settingHistory } from './settings/feature.ts';
import { siteSearch } from './site-search/feature.ts';
import { testimonials } from './testimonials/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  addresses,
  appointmentPage,
  blog,
  blogCategories,
  blogPostDrafts,
  blogPostRevisions,
  consents,
  contentRevisions,
  editors,
  localPages,
  media,
  menus,
  pages,
  settingHistory,
  siteSearch,
  testimonials,
};
