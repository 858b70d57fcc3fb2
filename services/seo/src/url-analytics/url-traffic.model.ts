import type { TrafficRow } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

const options = { versionKey: false, strict: false } as const;
const text = { type: String, required: true } as const;

/** One address on one day; `_id` is both. `visitors` is what condensed sketches came to. */
export type UrlTraffic = Omit<TrafficRow, 'lastAt'> & { _id: string; visitors: number; lastAt: Date };
const traffic = new Schema<UrlTraffic>({ _id: text, day: text, path: text }, { ...options, collection: 'url_traffic' });
traffic.index({ day: 1, path: 1 });
export const UrlTrafficModel = model('UrlTraffic', traffic);
/** For writing: the model leaves empty objects out. */
export const trafficRows = () => database().collection<UrlTraffic>('url_traffic');

/** Batches that were counted, for as long as a gateway may send one again. */
const batches = new Schema<{ _id: string; at: Date }>(
  { _id: text, at: { type: Date, required: true } },
  { versionKey: false, collection: 'url_traffic_batches' },
);
batches.index({ at: 1 }, { expireAfterSeconds: 7 * 86_400 });
export const TrafficBatchModel = model('TrafficBatch', batches);

/** What visitors of a day are told apart with; gone when the day is over. */
export const TrafficSaltModel = model(
  'TrafficSalt',
  new Schema<{ _id: string; salt: string }>(
    { _id: text, salt: text },
    { versionKey: false, collection: 'url_traffic_salts' },
  ),
);
