import type { KeywordRecord, SearchFigures } from '@practice/contracts';
import type { StoredKeyword } from './keyword.store.ts';
import { type SearchQuery, SearchQueryModel } from './search-query.model.ts';

/** Keywords with what the imported file says of them. */
export async function withFigures(keywords: readonly StoredKeyword[]): Promise<KeywordRecord[]> {
  const found = await SearchQueryModel.find({ _id: { $in: keywords.map(({ keywordKey }) => keywordKey) } }).lean();
  const byKey = new Map(found.map((query) => [query._id, toFigures(query)]));
  return keywords.map(({ keywordKey, ...keyword }) => ({ ...keyword, figures: byKey.get(keywordKey) ?? null }));
}

function toFigures({ clicks, impressions, position, importedAt }: SearchQuery): SearchFigures {
  return { clicks, impressions, position, importedAt: importedAt.toISOString() };
}
