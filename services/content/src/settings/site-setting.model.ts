import { model, Schema } from 'mongoose';

/**
 * A stored setting; its category, its type and whether it is public or secret are in the contract's
 * `settingDefinitions`. One that is not active counts as not set; a row from before that could be said is active.
 */
export type SiteSetting = {
  settingKey: string;
  settingValue: string;
  /** A note of the staff. */
  description: string | null;
  isActive: boolean;
};

const schema = new Schema<SiteSetting>(
  {
    settingKey: { type: String, required: true, unique: true },
    settingValue: { type: String, default: '' },
    description: { type: String, default: null },
    isActive: { type: Boolean, default: true },
  },
  { collection: 'site_settings', timestamps: true },
);

export const SiteSettingModel = model('SiteSetting', schema);

/** What a row counts for: one that is not active is as good as not set. */
export function valueInForce(row: Pick<SiteSetting, 'settingValue' | 'isActive'> | undefined): string {
  return row && row.isActive !== false ? row.settingValue : '';
}
