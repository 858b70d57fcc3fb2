import { model, Schema } from 'mongoose';

/** A batch of hits that was counted; kept longer than any gateway repeats one. */
export type CountedBatch = { _id: string; countedAt: Date };

const KEPT_SECONDS = 24 * 60 * 60;

const schema = new Schema<CountedBatch>(
  { _id: { type: String, required: true }, countedAt: { type: Date, required: true } },
  { collection: 'counted_redirect_batches', versionKey: false },
);
schema.index({ countedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const CountedBatchModel = model('CountedRedirectBatch', schema);
