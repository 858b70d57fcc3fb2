import { settingDefinitions } from './settings/all-settings.ts';
import { siteSettingRecord } from './site-settings.ts';
import { z } from './zod-setup.ts';

const settingKey = z
  .string()
  .min(1)
  .max(100)
  .meta({ description: `One of: ${Object.keys(settingDefinitions).join(', ')}.` });

const settingText = z.string().max(20_000, 'En fazla 20000 karakter olabilir');

/** Booleans and numbers are text in the end. */
const settingValue = z
  .preprocess((value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value), settingText)
  .meta({ anyOf: [{ type: 'string', maxLength: 20_000 }, { type: 'number' }, { type: 'boolean' }] });

/** The new value of a setting. */
export const settingChange = z
  .strictObject({
    key: settingKey,
    value: settingValue,
    previousValue: settingText.nullish().meta({
      description: 'The stored value that was changed; when another one is stored by now, the change is refused.',
    }),
    category: z.string().max(50).nullish(),
    settingType: z.string().max(20).nullish(),
  })
  .meta({ id: 'SettingChange' });

/** PUT /api/site-settings/bulk. */
export const saveSettingsInput = z
  .strictObject({ settings: z.array(settingChange).min(1, 'Kaydedilecek değişiklik bulunamadı').max(300) })
  .meta({ id: 'SaveSettingsInput' });

/** POST /api/site-settings: one setting. Category and type of a key are fixed by the product; sent ones are ignored. */
export const saveSettingInput = z
  .strictObject({
    settingKey,
    settingValue,
    settingType: z.string().max(20).nullish(),
    description: z.string().max(500, 'En fazla 500 karakter olabilir').nullish(),
    category: z.string().max(50).nullish(),
    isActive: z.boolean().nullish(),
  })
  .meta({ id: 'SaveSettingInput' });

const settingProblems = z.array(z.object({ field: z.string(), message: z.string(), code: z.string() }));

/** What became of the settings that were sent: those saved, those refused and warnings, with a Turkish sentence each. */
export const savedSettings = z
  .object({
    message: z.string(),
    updated: z.array(siteSettingRecord),
    errors: settingProblems,
    warnings: settingProblems,
  })
  .meta({ id: 'SavedSettings' });

/** One saved setting, with warnings about it. */
export const savedSetting = siteSettingRecord.extend({ warnings: settingProblems }).meta({ id: 'SavedSetting' });
