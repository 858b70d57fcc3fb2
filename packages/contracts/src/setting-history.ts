import { pagingInput } from './paging.ts';
import { settingCategories } from './settings/setting.ts';
import { z } from './zod-setup.ts';

/** How long changes of settings are kept. */
export const SETTING_HISTORY_DAYS = 730;

/** A change of a setting: who changed what, and the values before and after. */
export const settingHistoryEntry = z
  .object({
    id: z.string(),
    settingKey: z.string(),
    category: z.enum(settingCategories),
    at: z.string(),
    username: z.string().nullable().meta({ description: 'null: the product itself.' }),
    before: z.string().nullable().meta({ description: 'null: a secret, whose values are not kept. Empty: not set.' }),
    after: z.string().nullable(),
  })
  .meta({ id: 'SettingHistoryEntry' });

/** Narrowed to a category or to one setting. */
export const settingHistoryFilter = z.object({
  category: z.enum(settingCategories, 'Böyle bir ayar kategorisi yok').nullish(),
  key: z.string().min(1).max(100).nullish(),
});

export const listSettingHistoryInput = settingHistoryFilter.extend(pagingInput.shape);

export type SettingHistoryEntry = z.infer<typeof settingHistoryEntry>;
