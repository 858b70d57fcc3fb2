import { MAX_MISSING_ADDRESSES, pathKey } from '@practice/contracts';
import { assertCan, type InternalFunctions, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { MissingAddressModel, MissingBatchModel } from './missing-address.model.ts';

/** So many go at once when there are too many, so that not every batch has to make room. */
const ROOM = 500;

/**
 * Adds what a gateway counted. The number of the batch is stored with the counts, so that one which is sent again, since its
 * answer was lost, is not counted again.
 */
export const recordMissingAddresses: InternalFunctions<'seo'>['recordMissingAddresses'] = async (
  ctx,
  { batchId, rows },
) => {
  assertCan(ctx, 'seo:write');
  if (rows.length === 0) return {};
  const writes = rows.map(({ path, count, bots, referrer, lastAt }) => ({
    updateOne: {
      filter: { key: pathKey(path) },
      update: {
        $inc: { count, bots },
        $max: { lastAt: new Date(lastAt) },
        ...(referrer ? { $set: { referrer } } : {}),
        $setOnInsert: { path, firstAt: new Date(lastAt), isDismissed: false, ...(referrer ? {} : { referrer: '' }) },
      },
      upsert: true,
    },
  }));
  try {
    await withTransaction(
      async (session) => {
        await MissingBatchModel.create([{ _id: batchId, at: new Date() }], { session });
        await MissingAddressModel.bulkWrite(writes, { session });
      },
      { serializeBy: 'missing-addresses' },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await makeRoom();
  return {};
};

/** When there are more than `limit`, takes away `room` of them: the least asked for, of these the oldest. */
export async function makeRoom(limit = MAX_MISSING_ADDRESSES, room = ROOM): Promise<void> {
  if ((await MissingAddressModel.estimatedDocumentCount()) <= limit) return;
  const least = await MissingAddressModel.find({}, { _id: 1 }).sort({ count: 1, lastAt: 1 }).limit(room).lean();
  await MissingAddressModel.bulkWrite(least.map(({ _id }) => ({ deleteOne: { filter: { _id } } })));
}
