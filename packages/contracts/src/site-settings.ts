import { settingCategories, settingTypes } from './settings/setting.ts';
import { z } from './zod-setup.ts';

export const siteSettingRecord = z
  .object({
    settingKey: z.string(),
    settingValue: z.string(),
    category: z.enum(settingCategories),
    settingType: z.enum(settingTypes),
    /** A note of the staff, for them alone. */
    description: z.string().nullable(),
    /** One that is not counts as not set. */
    isActive: z.boolean(),
  })
  .meta({ id: 'SiteSetting' });

export type SiteSettingRecord = z.infer<typeof siteSettingRecord>;
