import { type KeywordRecord, listKeywordsInput, MAX_KEYWORDS } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { KeywordModel } from './keyword.model.ts';
import { keywords, type StoredKeyword } from './keyword.store.ts';
import { withFigures } from './with-figures.ts';

const { compare } = new Intl.Collator('tr');

/** For editors: all keywords in the order of the alphabet, or those of one page. */
export async function listKeywords(ctx: ServiceContext, raw: unknown): Promise<KeywordRecord[]> {
  const { pageUrl } = readInput(ctx, 'seo:read', listKeywordsInput, raw);
  return withFigures(await readKeywords(pageUrl ? { pageUrl } : {}));
}

export async function readKeywords(filter: { pageUrl?: string } = {}): Promise<StoredKeyword[]> {
  const found = await KeywordModel.find(filter).limit(MAX_KEYWORDS).lean();
  return found.map((keyword) => keywords.toRecord(keyword)).sort((one, other) => compare(one.keyword, other.keyword));
}
