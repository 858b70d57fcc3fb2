import { model, Schema } from 'mongoose';

/** How often a version of a remote failed within a minute. */
export type StoredRemoteFailures = { name: string; version: string; minute: Date; server: number; browser: number };

const KEPT_SECONDS = 2 * 86_400;

const schema = new Schema<StoredRemoteFailures>(
  {
    name: { type: String, required: true },
    version: { type: String, required: true },
    minute: { type: Date, required: true },
    server: { type: Number, default: 0 },
    browser: { type: Number, default: 0 },
  },
  { collection: 'remote_failures', versionKey: false },
);
schema.index({ name: 1, version: 1, minute: 1 }, { unique: true });
schema.index({ minute: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export const RemoteFailuresModel = model('RemoteFailures', schema);
