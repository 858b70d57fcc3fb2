import { type LocalPageRecord, MAX_PAGE_SIZE } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { LocalPageModel } from './local-page.model.ts';
import { toLocalPageRecord } from './local-page.store.ts';

const { compare } = new Intl.Collator('tr');

/** City pages by city name: the active ones for visitors, all for editors unless they request `isActive`. */
export async function listLocalPages(ctx: ServiceContext, input: unknown): Promise<LocalPageRecord[]> {
  const filter = activeFilter(ctx, input);
  const pages = await LocalPageModel.find(filter).limit(MAX_PAGE_SIZE).lean();
  return pages.map((page) => toLocalPageRecord(page)).sort((a, b) => compare(a.cityName, b.cityName));
}
