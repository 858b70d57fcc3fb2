import { defineService, type InternalFunctions, type Service } from '@practice/service-kit';
import { features } from './features.ts';
import sdl from './generated/sdl.ts';
import { recordLoadTimes } from './load-times/record-load-times.ts';
import { findMetaTagAt } from './meta-tags/find-meta-tag-at.ts';
import { followLocalPage, followLocalPageMove } from './meta-tags/follow-local-page.ts';
import { followReplacedPicture } from './meta-tags/follow-replaced-picture.ts';
import { listHiddenAddresses } from './meta-tags/list-hidden-addresses.ts';
import { listPicturePages } from './meta-tags/list-picture-pages.ts';
import { redirectsCompareLatinLetters } from './migrations/2026-11-26-redirects-compare-latin-letters.ts';
import { untouchedTagsAreInitial } from './migrations/2026-11-26-untouched-tags-are-initial.ts';
import { recordMissingAddresses } from './missing-addresses/record-missing-addresses.ts';
import { countRedirectHits, findRedirect, listActiveRedirects, listRedirectsTo } from './redirects/active-redirects.ts';
import { followMoves } from './redirects/follow-moves.ts';
import { listEditedExampleTags } from './seed/city-tag-examples.ts';
import { seed } from './seed/seed.ts';
import { keepScores, keepSeoScores } from './seo-analytics/keep-scores.ts';
import { prepareTraffic } from './url-analytics/prepare-traffic.ts';
import { recordTraffic } from './url-analytics/record-traffic.ts';
import { listNewUrlFaults } from './url-health/list-new-url-faults.ts';
import { nextUrlsToCheck } from './url-health/next-urls-to-check.ts';
import { noteUrlAnswers } from './url-health/note-url-answers.ts';
import { planUrlCheck } from './url-health/plan-url-check.ts';

/** Meta tags for search engines and social cards, and redirects. */
export function createService(): Service {
  const internal: InternalFunctions<'seo'> = {
    countRedirectHits,
    findMetaTagAt,
    findRedirect,
    keepSeoScores,
    listActiveRedirects,
    listEditedExampleTags,
    listHiddenAddresses,
    listNewUrlFaults,
    listPicturePages,
    listRedirectsTo,
    nextUrlsToCheck,
    noteUrlAnswers,
    planUrlCheck,
    prepareTraffic,
    recordLoadTimes,
    recordMissingAddresses,
    recordTraffic,
  };
  return defineService({
    name: 'seo',
    sdl,
    features: Object.values(features),
    internal,
    handlers: {
      'address.moved': { apply: (session, { payload }) => followMoves(session, payload) },
      'local-page.changed': followLocalPage,
      'media-item.replaced': { apply: (session, { payload }) => followReplacedPicture(session, payload) },
      'meta-tag.changed': keepScores,
      'local-page.moved': { apply: (session, { payload }) => followLocalPageMove(session, payload) },
    },
    seed,
    migrations: [redirectsCompareLatinLetters, untouchedTagsAreInitial],
  });
}
