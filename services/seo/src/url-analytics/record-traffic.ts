import { assertCan, type InternalFunctions, isSettingOn, withTransaction } from '@practice/service-kit';
import { addRow } from './add-row.ts';
import { TrafficBatchModel, trafficRows } from './url-traffic.model.ts';

/**
 * Adds what a gateway counted. The number of the batch is stored with the counts, so that one which is sent again, since
 * its answer was lost, is not counted again.
 */
export const recordTraffic: InternalFunctions<'seo'>['recordTraffic'] = async (ctx, { batchId, rows }) => {
  assertCan(ctx, 'seo:write');
  if (rows.length === 0 || !(await isSettingOn('url_analytics_enabled'))) return {};
  const at = new Date();
  await withTransaction(
    async (session) => {
      const batch = { $setOnInsert: { at } };
      const { upsertedCount } = await TrafficBatchModel.updateOne({ _id: batchId }, batch, { upsert: true, session });
      if (upsertedCount === 0) return;
      const ids = rows.map(({ day, path }) => `${day} ${path}`);
      const found = await trafficRows()
        .find({ _id: { $in: ids } }, { session })
        .toArray();
      const stored = new Map(found.map((each) => [each._id, each]));
      for (const row of rows) {
        const id = `${row.day} ${row.path}`;
        stored.set(id, addRow(stored.get(id), row));
      }
      const writes = [...stored.values()].map((replacement) => ({
        replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
      }));
      await trafficRows().bulkWrite(writes, { session });
    },
    { serializeBy: 'url-traffic' },
  );
  return {};
};
