import type { EventPayload } from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/**
 * Who did what, when and from where. Entries are written once and never changed; the product removes them only when
 * they have been kept for as long as the settings say. They contain no clinical text and no secret.
 */
export type AuditEntry = EventPayload<'audit.recorded'> & {
  /** Number of its event. */
  seq: number;
  at: Date;
};

const schema = new Schema<AuditEntry>(
  {
    seq: { type: Number, required: true, unique: true },
    at: { type: Date, required: true },
    action: { type: String, required: true },
    entity: { type: String, required: true },
    entityId: { type: String, default: null },
    changedFields: { type: [String], default: [] },
    userId: { type: String, default: null },
    username: { type: String, default: null },
    address: { type: String, required: true },
    tokenId: { type: String, default: null },
  },
  { collection: 'audit_log', versionKey: false },
);
schema.index({ at: -1, seq: -1 });

function refuse(): never {
  throw new Error('The audit log is append-only.');
}

schema.pre(
  [
    'updateOne',
    'updateMany',
    'replaceOne',
    'findOneAndUpdate',
    'findOneAndReplace',
    'findOneAndDelete',
    'deleteOne',
    'deleteMany',
  ],
  refuse,
);
schema.pre('deleteOne', { document: true, query: false }, refuse);
schema.pre('bulkWrite', refuse);
schema.pre('save', function () {
  if (!this.isNew) refuse();
});

export type StoredAuditEntry = AuditEntry & { _id: Types.ObjectId };

export const AuditEntryModel = model('AuditEntry', schema);
