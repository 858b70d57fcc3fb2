import { model, Schema } from 'mongoose';

/** A change of the list of remotes that is in the audit log. The list itself keeps what was done to it. */
export type StoredRemoteChange = { _id: string; at: Date };

const schema = new Schema<StoredRemoteChange>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'remote_changes', versionKey: false },
);

export const RemoteChangeModel = model('RemoteChange', schema);
