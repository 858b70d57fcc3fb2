import { SETTING_HISTORY_DAYS } from '@practice/contracts';
import { model, Schema, type Types } from 'mongoose';

/** A change of a setting's value, for its history. Of a secret it says that it was changed, and nothing of its values. */
export type StoredSettingChange = {
  _id: Types.ObjectId;
  settingKey: string;
  at: Date;
  username: string | null;
  before: string | null;
  after: string | null;
};

const schema = new Schema<StoredSettingChange>(
  {
    settingKey: { type: String, required: true },
    at: { type: Date, required: true },
    username: { type: String, default: null },
    before: { type: String, default: null },
    after: { type: String, default: null },
  },
  { collection: 'setting_changes', versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: SETTING_HISTORY_DAYS * 24 * 60 * 60 });
schema.index({ at: -1, _id: -1 });
schema.index({ settingKey: 1, at: -1, _id: -1 });

export const SettingChangeModel = model('SettingChange', schema);
