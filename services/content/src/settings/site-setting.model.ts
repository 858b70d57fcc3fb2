import { model, Schema } from 'mongoose';

/** A stored setting; its category and whether it is public or secret are in the contract's `settingDefinitions`. */
export type SiteSetting = { settingKey: string; settingValue: string };

const schema = new Schema<SiteSetting>(
  {
    settingKey: { type: String, required: true, unique: true },
    settingValue: { type: String, default: '' },
  },
  { collection: 'site_settings', timestamps: true },
);

export const SiteSettingModel = model('SiteSetting', schema);
