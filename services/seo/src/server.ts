import { defineService, type InternalFunctions, type Service } from '@practice/service-kit';
import { features } from './features.ts';
import sdl from './generated/sdl.ts';
import { listHiddenAddresses } from './meta-tags/list-hidden-addresses.ts';
import { countRedirectHits, findRedirect, listActiveRedirects, listRedirectsTo } from './redirects/active-redirects.ts';
import { followMoves } from './redirects/follow-moves.ts';
import { seed } from './seed/seed.ts';

/** Meta tags for search engines and social cards, and redirects. */
export function createService(): Service {
  const internal: InternalFunctions<'seo'> = {
    countRedirectHits,
    findRedirect,
    listActiveRedirects,
    listHiddenAddresses,
    listRedirectsTo,
  };
  return defineService({
    name: 'seo',
    sdl,
    features: Object.values(features),
    internal,
    handlers: { 'address.moved': { apply: (session, { payload }) => followMoves(session, payload) } },
    seed,
  });
}
