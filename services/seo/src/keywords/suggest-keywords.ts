import type { KeywordSuggestion } from '@practice/contracts';
import { assertCan, callService, type ServiceContext, wordsOf } from '@practice/service-kit';
import { toKeywordKey } from './keyword.model.ts';
import { readKeywords } from './list-keywords.ts';
import { readPages, stemsOf } from './read-pages.ts';
import { SearchQueryModel } from './search-query.model.ts';

/** So many of each source. */
const MAX_EACH = 20;
/** A search that somebody made once says little. */
const MIN_SEARCHES = 2;
const WORDS = { min: 2, max: 6 };
const TITLE_PARTS = /\s+[|–—-]\s+|:\s/;

/**
 * For editors: words that no keyword covers, of imported queries, of visitors' searches on the site, and of the titles of
 * its pages. A keyword covers what has all of its words.
 */
export async function suggestKeywords(ctx: ServiceContext): Promise<KeywordSuggestion[]> {
  assertCan(ctx, 'seo:read');
  const [keywords, pages, queries, searches] = await Promise.all([
    readKeywords(),
    readPages(),
    SearchQueryModel.find().sort({ impressions: -1 }).lean(),
    callService('content', 'listFrequentSearches', {}, ctx),
  ]);
  const covering = keywords.map(({ keyword }) => [...stemsOf(keyword)]).filter((stems) => stems.length > 0);
  const keys = new Set(keywords.map(({ keywordKey }) => keywordKey));

  function fresh(found: KeywordSuggestion[], covered: (keyword: string) => boolean): KeywordSuggestion[] {
    const kept: KeywordSuggestion[] = [];
    for (const suggestion of found) {
      const key = toKeywordKey(suggestion.keyword);
      if (kept.length === MAX_EACH || keys.has(key) || covered(suggestion.keyword)) continue;
      keys.add(key);
      kept.push(suggestion);
    }
    return kept;
  }

  function isCovered(text: string): boolean {
    const stems = stemsOf(text);
    return covering.some((keyword) => keyword.every((stem) => stems.has(stem)));
  }

  const ofImport = queries.map(({ query, impressions }) => ({ keyword: query, ...from('import', null, impressions) }));
  const ofSearches = searches
    .filter(({ count }) => count >= MIN_SEARCHES)
    .map(({ query, count }) => ({ keyword: query, ...from('search', null, count) }));
  const ofPages = pages.flatMap(({ url, title }) =>
    title
      .split(TITLE_PARTS)
      .map((part) => wordsOf(part).join(' '))
      .filter(isShort)
      .map((keyword) => ({ keyword, ...from('page', url, null) })),
  );
  return [...fresh(ofImport, () => false), ...fresh(ofSearches, isCovered), ...fresh(ofPages, isCovered)];
}

function from(source: KeywordSuggestion['source'], pageUrl: string | null, count: number | null) {
  return { source, pageUrl, count };
}

function isShort(text: string): boolean {
  const words = text.split(' ').length;
  return words >= WORDS.min && words <= WORDS.max;
}
