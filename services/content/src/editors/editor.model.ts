import type { EditedKind } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** One tab in which something is edited; over when it says nothing until `expiresAt`. */
export type Editor = {
  /** Of the user and the tab. */
  _id: string;
  kind: EditedKind;
  recordId: string;
  userId: string;
  username: string;
  since: Date;
  expiresAt: Date;
};

const schema = new Schema<Editor>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    recordId: { type: String, required: true },
    userId: { type: String, required: true },
    username: { type: String, required: true },
    since: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'editors', versionKey: false },
);
schema.index({ kind: 1, recordId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const EditorModel = model('Editor', schema);
