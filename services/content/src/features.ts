import { addresses } from './addresses/feature.ts';
import { blog } from './blog/feature.ts';
import { consents } from './consents/feature.ts';
import { localPages } from './local-pages/feature.ts';
import { pages } from './pages/feature.ts';
import { testimonials } from './testimonials/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  addresses,
  blog,
  consents,
  localPages,
  pages,
  testimonials,
};
