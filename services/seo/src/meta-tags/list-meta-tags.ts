import type { MetaTagRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { MetaTagModel } from './meta-tag.model.ts';
import { metaTags } from './meta-tag.store.ts';

/** Every meta tag for editors, by page key. */
export async function listMetaTags(ctx: ServiceContext): Promise<MetaTagRecord[]> {
  assertCan(ctx, 'seo:read');
  const tags = await MetaTagModel.find().sort({ pageKey: 1 }).lean();
  return tags.map((tag) => metaTags.toRecord(tag));
}
