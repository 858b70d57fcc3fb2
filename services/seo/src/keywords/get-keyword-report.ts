import type { KeywordPage, KeywordReport } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { ONLY_CHECK, UrlCheckModel } from '../url-health/url-check.model.ts';
import { readKeywords } from './list-keywords.ts';
import { type ReadPage, readPages, stemsOf } from './read-pages.ts';

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

/**
 * The pages that have all words of a keyword in one of their parts, by the stems of the words, those with it in more
 * parts first. `competing` are the pages with it in their titles when there are several.
 */
function placesOf(keyword: string, pages: readonly ReadPage[]): { pages: KeywordPage[]; competing: string[] } {
  const sought = [...stemsOf(keyword)];
  const isIn = (stems: Set<string>) => sought.length > 0 && sought.every((stem) => stems.has(stem));
  const found = pages
    .map(
      ({ url, title, stems }): KeywordPage => ({
        url,
        title,
        inTitle: isIn(stems.title),
        inDescription: isIn(stems.description),
        inHeadings: stems.headings.some(isIn),
        inText: isIn(stems.text),
      }),
    )
    .filter((page) => partsOf(page) > 0)
    .sort((one, other) => partsOf(other) - partsOf(one) || one.url.localeCompare(other.url, 'tr'));
  const titled = found.filter(({ inTitle }) => inTitle).map(({ url }) => url);
  return { pages: found, competing: titled.length > 1 ? titled : [] };
}

function partsOf({ inTitle, inDescription, inHeadings, inText }: KeywordPage): number {
  return [inTitle, inDescription, inHeadings, inText].filter(Boolean).length;
}
