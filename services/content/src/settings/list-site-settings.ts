import { can, type SiteSettingRecord, settingCategories, settingDefinitions, z } from '@practice/contracts';
import { readAllSettings, readInput, type ServiceContext } from '@practice/service-kit';
import { mayReadSetting } from './may-read-setting.ts';
import { toSettingRecord } from './setting-record.ts';
import { type SiteSetting, SiteSettingModel } from './site-setting.model.ts';

export const siteSettingsInput = z.object({
  category: z.enum(settingCategories, 'Böyle bir ayar kategorisi yok').nullish(),
});

type StoredSetting = Pick<SiteSetting, 'settingKey' | 'settingValue'> & Partial<SiteSetting>;

/**
 * The stored settings that the caller may see, in the order of the contract: visitors the public ones in force, editors
 * also the others of their categories and those that are not active, admins all but secrets, which never leave the
 * server. Protections that are always on are listed as such, stored or not.
 */
export async function listSiteSettings(ctx: ServiceContext, input: unknown): Promise<SiteSettingRecord[]> {
  const { category: requested } = readInput(ctx, 'site-setting:view', siteSettingsInput, input ?? {});
  const stored = can(ctx.actor.role, 'site-setting:read') ? await everyRow() : await rowsInForce();
  return Object.entries(settingDefinitions).flatMap(([key, definition]) => {
    const setting = definition.isAlwaysOn ? { settingKey: key, settingValue: 'true' } : stored.get(key);
    if (!setting || (requested && requested !== definition.category)) return [];
    return !definition.isSecret && mayReadSetting(ctx.actor.role, definition)
      ? [toSettingRecord(setting, definition)]
      : [];
  });
}

async function everyRow(): Promise<Map<string, StoredSetting>> {
  const rows = await SiteSettingModel.find().lean();
  return new Map(rows.map((row) => [row.settingKey, row]));
}

async function rowsInForce(): Promise<Map<string, StoredSetting>> {
  const values = Object.entries(await readAllSettings());
  return new Map(values.map(([settingKey, settingValue]) => [settingKey, { settingKey, settingValue }]));
}
