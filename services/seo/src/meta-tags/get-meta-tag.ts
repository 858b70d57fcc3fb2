import { type MetaTagRecord, pageKeyParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { MetaTagModel, toMetaTagRecord } from './meta-tag.model.ts';

/** The active meta tag of a page key, or null; for everybody alike, because it is what the page shows. */
export async function getMetaTag(ctx: ServiceContext, input: unknown): Promise<MetaTagRecord | null> {
  const { pageKey } = readInput(ctx, 'seo:view', pageKeyParam, input);
  const tag = await MetaTagModel.findOne({ pageKey, isActive: true }).lean();
  return tag && toMetaTagRecord(tag);
}

/** The page key of a city page (document 3, section 3). */
export function localPageKey(slug: string): string {
  return `local-${slug}`;
}
