import { type LocalPageRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { activeFilter } from '../visibility/active-filter.ts';
import { LocalPageModel, toLocalPageRecord } from './local-page.model.ts';

/** A city page by its slug, or null; inactive ones are for editors only. */
export async function getLocalPage(ctx: ServiceContext, input: unknown): Promise<LocalPageRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const filter = activeFilter(ctx, input);
  const page = await LocalPageModel.findOne({ slug, ...filter }).lean();
  return page && toLocalPageRecord(page);
}
