import { can, type MetaTagRecord, pageKeyParam, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { getMetaTag } from './get-meta-tag.ts';
import { MetaTagModel } from './meta-tag.model.ts';
import { metaTags } from './meta-tag.store.ts';

const idOrKeyInput = z.object({ id: pageKeyParam.shape.pageKey });

/**
 * A meta tag by its page key or its id, or null. By key only an active one, for every caller, because it is what the
 * page shows; by id, callers who may change it also get an inactive one.
 */
export async function findMetaTag(ctx: ServiceContext, input: unknown): Promise<MetaTagRecord | null> {
  const { id } = readInput(ctx, 'seo:view', idOrKeyInput, input);
  if (!isObjectIdOrHexString(id)) return getMetaTag(ctx, { pageKey: id });
  const active = can(ctx.actor.role, 'seo:read') ? {} : { isActive: true };
  const tag = await MetaTagModel.findOne({ _id: id, ...active }).lean();
  return tag ? metaTags.toRecord(tag) : getMetaTag(ctx, { pageKey: id });
}
