import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { SearchedTermModel } from './searched-term.model.ts';

const MAX_TERMS = 100;

/** What visitors searched for, the most frequent first. */
export const listFrequentSearches: InternalFunctions<'content'>['listFrequentSearches'] = async (ctx) => {
  assertCan(ctx, 'seo:read');
  const found = await SearchedTermModel.find().sort({ count: -1, _id: 1 }).limit(MAX_TERMS).lean();
  return found.map(({ query, count }) => ({ query, count }));
};
