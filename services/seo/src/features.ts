import { competitorNotes } from './competitor-notes/feature.ts';
import { keywords } from './keywords/feature.ts';
import { loadTimes } from './load-times/feature.ts';
import { metaTags } from './meta-tags/feature.ts';
import { missingAddresses } from './missing-addresses/feature.ts';
import { redirects } from './redirects/feature.ts';
import { seoAnalytics } from './seo-analytics/feature.ts';
import { urlAnalytics } from './url-analytics/feature.ts';
import { urlHealth } from './url-health/feature.ts';

/** Features that bring their own models, resolvers and routes, one a line, in alphabetical order. */
export const features = {
  competitorNotes,
  keywords,
  loadTimes,
  metaTags,
  missingAddresses,
  redirects,
  seoAnalytics,
  urlAnalytics,
  urlHealth,
};
