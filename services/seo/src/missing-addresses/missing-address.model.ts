import { model, Schema } from 'mongoose';

/** An address that was asked for and is not there; `key` is its path as `pathKey` gives it. */
export type MissingAddress = {
  key: string;
  path: string;
  count: number;
  bots: number;
  referrer: string;
  firstAt: Date;
  lastAt: Date;
  isDismissed: boolean;
};

const KEPT_SECONDS = 180 * 24 * 60 * 60;

const schema = new Schema<MissingAddress>(
  {
    key: { type: String, required: true, unique: true },
    path: { type: String, required: true },
    count: { type: Number, default: 0 },
    bots: { type: Number, default: 0 },
    referrer: { type: String, default: '' },
    firstAt: { type: Date, required: true },
    lastAt: { type: Date, required: true },
    isDismissed: { type: Boolean, default: false },
  },
  { collection: 'missing_addresses', versionKey: false },
);
schema.index({ isDismissed: 1, count: -1, _id: 1 });
schema.index({ lastAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const MissingAddressModel = model('MissingAddress', schema);

/** A batch that was counted; kept longer than any gateway repeats one. */
const batches = new Schema<{ _id: string; at: Date }>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'missing_address_batches', versionKey: false },
);
batches.index({ at: 1 }, { expireAfterSeconds: 24 * 60 * 60 });

export const MissingBatchModel = model('MissingAddressBatch', batches);
