import { type RedirectOperationRecord, redirectOperationKinds, redirectOperationRecord } from '@practice/contracts';
import { recordMapper } from '@practice/service-kit';
import { model, Schema } from 'mongoose';

/** A change of several redirects at once, with what its undoing needs. */
export type RedirectOperation = Omit<RedirectOperationRecord, 'id' | 'at' | 'undoneAt'> & {
  at: Date;
  undoneAt: Date | null;
  /** The redirects that it changed, by their ids, with the versions that it left; of deleted ones the whole documents. */
  changed: { id: string; version: number }[];
  deleted: object[];
};

const KEPT_SECONDS = 90 * 24 * 60 * 60;

const schema = new Schema<RedirectOperation>(
  {
    kind: { type: String, enum: redirectOperationKinds, required: true },
    username: { type: String, default: '' },
    at: { type: Date, required: true },
    done: { type: Number, required: true },
    failed: { type: Number, required: true },
    undoneAt: { type: Date, default: null },
    changed: { type: [{ _id: false, id: String, version: Number }], default: [] },
    deleted: { type: [Schema.Types.Mixed], default: [] } as never,
  },
  { collection: 'redirect_operations', versionKey: false },
);
schema.index({ at: -1 }, { expireAfterSeconds: KEPT_SECONDS });

export const RedirectOperationModel = model('RedirectOperation', schema);

export const toRedirectOperation = recordMapper(redirectOperationRecord);
