import {
  can,
  type SettingDefinition,
  type SiteSettingRecord,
  settingCategories,
  settingDefinitions,
  z,
} from '@practice/contracts';
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
  return list(ctx, input, () => undefined);
}

/** The same with every setting that the caller may see: one that was never stored has its default. */
export async function listEverySetting(ctx: ServiceContext, input: unknown): Promise<SiteSettingRecord[]> {
  return list(ctx, input, (settingKey, { default: settingValue }) => ({ settingKey, settingValue }));
}

type Otherwise = (key: string, definition: SettingDefinition) => StoredSetting | undefined;

async function list(ctx: ServiceContext, input: unknown, otherwise: Otherwise): Promise<SiteSettingRecord[]> {
  const { category: requested } = readInput(ctx, 'site-setting:view', siteSettingsInput, input ?? {});
  const stored = can(ctx.actor.role, 'site-setting:read') ? await everyRow() : await rowsInForce();
  return Object.entries(settingDefinitions).flatMap(([key, definition]) => {
    const isSeen = !definition.isSecret && mayReadSetting(ctx.actor.role, definition);
    if (!isSeen || (requested && requested !== definition.category)) return [];
    const always = definition.isAlwaysOn && { settingKey: key, settingValue: 'true' };
    const setting = always || stored.get(key) || otherwise(key, definition);
    return setting ? [toSettingRecord(setting, definition)] : [];
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
