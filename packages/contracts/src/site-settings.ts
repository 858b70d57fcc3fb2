import { settingCategories, settingTypes } from './settings/setting.ts';
import { z } from './zod-setup.ts';

export const siteSettingRecord = z
  .object({
    settingKey: z.string(),
    settingValue: z.string(),
    category: z.enum(settingCategories),
    settingType: z.enum(settingTypes),
    /** A note of the staff, for them alone. */
    description: z.string().nullable().meta({ description: 'A note of the staff; visitors get none.' }),
    /** One that is not counts as not set. */
    isActive: z
      .boolean()
      .meta({ description: 'One that is not active counts as not set; visitors get the active ones.' }),
  })
  .meta({ id: 'SiteSetting' });

export type SiteSettingRecord = z.infer<typeof siteSettingRecord>;

/** What the server knows of a setting beside its value. */
export const settingConditionRecord = z
  .object({
    settingKey: z.string(),
    isSecretStored: z.boolean().meta({ description: 'A secret, of which no value is shown, is set.' }),
    unavailableReason: z
      .string()
      .nullable()
      .meta({ description: 'Why it cannot be switched on here, in Turkish; null where it can.' }),
  })
  .meta({ id: 'SettingCondition' });

export type SettingConditionRecord = z.infer<typeof settingConditionRecord>;
