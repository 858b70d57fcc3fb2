import { model, Schema } from 'mongoose';

/** What a rule has counted for one subject within its time: see `noteActivity`. */
type SecurityActivity = {
  /** The kind of alert and the subject. */
  _id: string;
  hits: { at: Date; target: string | null; count: number }[];
  expiresAt: Date;
};

const activitySchema = new Schema<SecurityActivity>(
  {
    _id: { type: String, required: true },
    hits: [{ _id: false, at: Date, target: { type: String, default: null }, count: Number }],
    expiresAt: { type: Date, required: true, expires: 0 },
  },
  { collection: 'security_activities', versionKey: false },
);

export const SecurityActivityModel = model('SecurityActivity', activitySchema);

const HOUR_SECONDS = 3600;

/** Batches of refusals that are counted. */
const batchSchema = new Schema<{ _id: string; at: Date }>(
  { _id: { type: String, required: true }, at: { type: Date, required: true, expires: HOUR_SECONDS } },
  { collection: 'refusal_batches', versionKey: false },
);

export const RefusalBatchModel = model('RefusalBatch', batchSchema);
