import { type MetaTagRecord, pageKeyParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { MetaTagModel } from './meta-tag.model.ts';
import { metaTags } from './meta-tag.store.ts';

/** The active meta tag of a page key, or null; for every caller alike, because it is what the page shows. */
export async function getMetaTag(ctx: ServiceContext, input: unknown): Promise<MetaTagRecord | null> {
  const { pageKey } = readInput(ctx, 'seo:view', pageKeyParam, input);
  const tag = await MetaTagModel.findOne({ pageKey, isActive: true }).lean();
  return tag && metaTags.toRecord(tag);
}
