import { randomBytes } from 'node:crypto';
import { addDays, minutesNow, today } from '@practice/contracts';
import { assertCan, type InternalFunctions, readNumberSetting, withTransaction } from '@practice/service-kit';
import { estimateVisitors } from './sketch.ts';
import { TrafficSaltModel, trafficRows, UrlTrafficModel } from './url-traffic.model.ts';

const LAST_HOURS = 22 * 60;

/**
 * What gateways ask for every few minutes: the salt of today, and late in the evening that of tomorrow. Whatever asks
 * first makes it. Salts of days that are over are destroyed, their sketches become numbers, and days that are too old go.
 */
export const prepareTraffic: InternalFunctions<'seo'>['prepareTraffic'] = async (ctx) => {
  assertCan(ctx, 'seo:write');
  const date = today();
  const kept = await readNumberSetting('url_analytics_retention_days');
  await TrafficSaltModel.deleteMany({ _id: { $lt: date } });
  await UrlTrafficModel.deleteMany({ day: { $lte: addDays(date, -kept) } });
  await condense(date);
  const days = minutesNow() < LAST_HOURS ? [date] : [date, addDays(date, 1)];
  const salts = await Promise.all(days.map(async (day) => [day, await saltOf(day)] as const));
  return { salts: Object.fromEntries(salts) };
};

async function saltOf(day: string): Promise<string> {
  const fresh = { $setOnInsert: { salt: randomBytes(32).toString('base64') } };
  const stored = await TrafficSaltModel.findOneAndUpdate({ _id: day }, fresh, {
    upsert: true,
    returnDocument: 'after',
  });
  return stored.salt;
}

async function condense(date: string): Promise<void> {
  const isOver = { day: { $lt: date, $gte: addDays(date, -7) }, sketch: { $ne: {} } };
  for (const { _id } of await UrlTrafficModel.find(isOver, { _id: 1 }).lean()) {
    await withTransaction(async (session) => {
      const row = await UrlTrafficModel.findOne({ _id }, { sketch: 1 }, { session }).lean();
      if (!row) return;
      const change = { $inc: { visitors: estimateVisitors(row.sketch) }, $set: { sketch: {} } };
      await trafficRows().updateOne({ _id }, change, { session });
    });
  }
}
