import type { KeywordReport } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { ONLY_CHECK, UrlCheckModel } from '../url-health/url-check.model.ts';
import { readKeywords } from './list-keywords.ts';
import { placesOf } from './places-of.ts';
import { readPages } from './read-pages.ts';

/** So many pages of a keyword are named. */
const MAX_PAGES = 20;

/** For editors: where each tracked keyword stands on the site, as of the last check of the addresses. */
export async function getKeywordReport(ctx: ServiceContext): Promise<KeywordReport> {
  assertCan(ctx, 'seo:read');
  const [keywords, pages, check] = await Promise.all([
    readKeywords(),
    readPages(),
    UrlCheckModel.findById(ONLY_CHECK, { finishedAt: 1 }).lean(),
  ]);
  return {
    checkedAt: check?.finishedAt?.toISOString() ?? null,
    keywords: keywords
      .filter(({ isTracking }) => isTracking)
      .map(({ id, keyword }) => {
        const places = placesOf(keyword, pages);
        return { keywordId: id, ...places, pages: places.pages.slice(0, MAX_PAGES) };
      }),
  };
}
