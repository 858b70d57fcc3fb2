import { type ActiveRedirect, pathKey } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { RedirectModel } from './redirect.model.ts';

type Seo = InternalFunctions<'seo'>;

/** Every active redirect, for the gateway, which keeps them in memory. */
export const listActiveRedirects: Seo['listActiveRedirects'] = async (ctx) => {
  assertCan(ctx, 'seo:view');
  const fields = { fromKey: 1, toUrl: 1, redirectType: 1 };
  const found = await RedirectModel.collection.find({ isActive: true }, { projection: fields }).toArray();
  return found.map(
    ({ _id, fromKey, toUrl, redirectType }): ActiveRedirect => ({ id: String(_id), key: fromKey, toUrl, redirectType }),
  );
};

/** The active redirect from a path, however it is spelled, or null. */
export const findRedirect: Seo['findRedirect'] = async (ctx, { path }) => {
  assertCan(ctx, 'seo:view');
  const found = await RedirectModel.findOne({ fromKey: pathKey(path), isActive: true }).lean();
  return found && { fromUrl: found.fromUrl, toUrl: found.toUrl };
};

/** The active redirects to a path. */
export const listRedirectsTo: Seo['listRedirectsTo'] = async (ctx, { path }) => {
  assertCan(ctx, 'seo:view');
  const found = await RedirectModel.find({ toKey: pathKey(path), isActive: true }, { fromUrl: 1 })
    .limit(20)
    .lean();
  return found.map(({ fromUrl }) => ({ fromUrl }));
};

/** Adds to the counts of redirects; no change of theirs, so without version, audit line and event. */
export const countRedirectHits: Seo['countRedirectHits'] = async (ctx, { hits }) => {
  assertCan(ctx, 'seo:write');
  const writes = Object.entries(hits).map(([_id, count]) => ({
    updateOne: { filter: { _id }, update: { $inc: { hitCount: count } }, timestamps: false },
  }));
  if (writes.length > 0) await RedirectModel.bulkWrite(writes, { ordered: false });
  return {};
};
