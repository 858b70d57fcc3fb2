import { can, type MetaTagRecord, pageKeyParam, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { MetaTagModel, toMetaTagRecord } from './meta-tag.model.ts';

/** The active meta tag of a page key, or null; for everybody alike, because it is what the page shows. */
export async function getMetaTag(ctx: ServiceContext, input: unknown): Promise<MetaTagRecord | null> {
  const { pageKey } = readInput(ctx, 'seo:view', pageKeyParam, input);
  const tag = await MetaTagModel.findOne({ pageKey, isActive: true }).lean();
  return tag && toMetaTagRecord(tag);
}

const idOrKeyInput = z.object({ id: pageKeyParam.shape.pageKey });

/**
 * A meta tag by its page key or its id, or null. By key it is the active one, for everybody alike, because it is what the
 * page shows; by id those who may change it get one that is not active, too.
 */
export async function findMetaTag(ctx: ServiceContext, input: unknown): Promise<MetaTagRecord | null> {
  const { id } = readInput(ctx, 'seo:view', idOrKeyInput, input);
  if (!isObjectIdOrHexString(id)) return getMetaTag(ctx, { pageKey: id });
  const tag = await MetaTagModel.findOne({
    _id: id,
    ...(can(ctx.actor.role, 'seo:write') ? {} : { isActive: true }),
  }).lean();
  return tag ? toMetaTagRecord(tag) : getMetaTag(ctx, { pageKey: id });
}

/** The page key of a city page. */
export function localPageKey(slug: string): string {
  return `local-${slug}`;
}
