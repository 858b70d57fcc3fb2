import { type ActiveRedirect, addressKey, RedirectMatcher } from '@practice/contracts';
import { assertCan, type InternalFunctions, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { CountedBatchModel } from './counted-batch.model.ts';
import { RedirectModel } from './redirect.model.ts';

type Seo = InternalFunctions<'seo'>;

/** Every active redirect, for the gateway, which keeps them in memory. */
export const listActiveRedirects: Seo['listActiveRedirects'] = (ctx) => {
  assertCan(ctx, 'seo:view');
  return readActive({});
};

/** The active redirect from a path, however it is spelled, or null. */
export const findRedirect: Seo['findRedirect'] = async (ctx, { path }) => {
  assertCan(ctx, 'seo:view');
  const [exact] = await readActive({ fromKey: addressKey(path) });
  const wide = exact ? [] : await readActive({ matchType: { $in: ['prefix', 'pattern'] } });
  const found = new RedirectMatcher(exact ? [exact] : wide).step(path);
  return found ? { fromUrl: found.redirect.fromUrl, toUrl: found.toUrl } : null;
};

/** The active redirects at some keys, and all prefixes and patterns. */
export async function readRedirectsAt(keys: readonly string[]): Promise<ActiveRedirect[]> {
  const exact = await readActive({ fromKey: { $in: [...keys] } });
  return [...exact, ...(await readActive({ matchType: { $in: ['prefix', 'pattern'] } }))];
}

async function readActive(filter: object): Promise<ActiveRedirect[]> {
  const fields = { matchType: 1, fromUrl: 1, toUrl: 1, redirectType: 1 };
  const found = await RedirectModel.collection.find({ isActive: true, ...filter }, { projection: fields }).toArray();
  return found.map(({ _id, matchType, fromUrl, toUrl, redirectType }) => ({
    id: String(_id),
    // Stored before there were others.
    matchType: matchType ?? 'exact',
    fromUrl,
    toUrl,
    redirectType,
  }));
}

/** The active redirects to a path. */
export const listRedirectsTo: Seo['listRedirectsTo'] = async (ctx, { path }) => {
  assertCan(ctx, 'seo:view');
  const found = await RedirectModel.find({ toKey: addressKey(path), isActive: true }, { fromUrl: 1 })
    .limit(20)
    .lean();
  return found.map(({ fromUrl }) => ({ fromUrl }));
};

/**
 * Adds to the counts of redirects; no change of theirs, so without version, audit line and event. A batch that was counted
 * already, whose sender had no answer, is not counted again.
 */
export const countRedirectHits: Seo['countRedirectHits'] = async (ctx, { batchId, hits }) => {
  assertCan(ctx, 'seo:write');
  const lastHitAt = new Date();
  const writes = Object.entries(hits).map(([_id, count]) => ({
    updateOne: { filter: { _id }, update: { $inc: { hitCount: count }, $set: { lastHitAt } }, timestamps: false },
  }));
  if (writes.length === 0) return {};
  try {
    await withTransaction(async (session) => {
      await CountedBatchModel.create([{ _id: batchId, countedAt: lastHitAt }], { session });
      await RedirectModel.bulkWrite(writes, { session });
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return {};
};
