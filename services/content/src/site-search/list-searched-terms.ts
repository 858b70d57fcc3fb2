import { type SearchedTermRecord, searchedTermFilter } from '@practice/contracts';
import { type Page, readInput, readPaging, type ServiceContext } from '@practice/service-kit';
import { SearchedTermModel } from './searched-term.model.ts';

/** For editors: what visitors searched for, the most frequent first; with `missing` what found nothing the last time. */
export async function listSearchedTerms(ctx: ServiceContext, raw: unknown): Promise<Page<SearchedTermRecord>> {
  const { missing, ...paging } = readInput(ctx, 'seo:read', searchedTermFilter, raw);
  const { page, pageSize } = readPaging(paging);
  const filter = missing ? { hits: 0 } : {};
  const [found, total] = await Promise.all([
    SearchedTermModel.find(filter)
      .sort({ count: -1, _id: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .lean(),
    SearchedTermModel.countDocuments(filter),
  ]);
  const items = found.map(({ _id, lastAt, ...term }) => ({ id: _id, ...term, lastAt: lastAt.toISOString() }));
  return { items, total };
}
