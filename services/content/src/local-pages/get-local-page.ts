import { type LocalPageRecord, slugParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { activeFilter } from '../visibility/active-filter.ts';
import { LocalPageModel } from './local-page.model.ts';
import { toLocalPageRecord } from './local-page.store.ts';

/** A city page by its slug or its id, or null; inactive ones are for editors only. */
export async function getLocalPage(ctx: ServiceContext, input: unknown): Promise<LocalPageRecord | null> {
  const { slug } = readInput(ctx, 'content:view', slugParam, input);
  const filter = activeFilter(ctx, input);
  const bySlug = await LocalPageModel.findOne({ slug, ...filter }).lean();
  const byId = !bySlug && isObjectIdOrHexString(slug);
  const page = byId ? await LocalPageModel.findOne({ _id: slug, ...filter }).lean() : bySlug;
  return page && toLocalPageRecord(page);
}
