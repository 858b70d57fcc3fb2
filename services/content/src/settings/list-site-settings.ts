import {
  can,
  type Role,
  type SettingDefinition,
  type SiteSettingRecord,
  settingCategories,
  settingDefinitions,
  z,
} from '@practice/contracts';
import { readAllSettings, readInput, type ServiceContext } from '@practice/service-kit';
import { isRestricted } from './restricted-categories.ts';

export const siteSettingsInput = z.object({
  category: z.enum(settingCategories, 'Böyle bir ayar kategorisi yok').nullish(),
});

/**
 * The stored settings that the caller may see, in the order of the contract (decisions, "Public"): visitors the public
 * ones, editors also the others of their categories, admins all but secrets, which leave the server for nobody.
 */
export async function listSiteSettings(ctx: ServiceContext, input: unknown): Promise<SiteSettingRecord[]> {
  const { category: wanted } = readInput(ctx, 'site-setting:view', siteSettingsInput, input ?? {});
  const stored = await readAllSettings();
  return Object.entries(settingDefinitions).flatMap(([settingKey, definition]) => {
    const settingValue = stored[settingKey];
    const { category } = definition;
    if (settingValue === undefined || (wanted && wanted !== category)) return [];
    return isVisible(ctx.actor.role, definition) ? [{ settingKey, settingValue, category }] : [];
  });
}

function isVisible(role: Role, { isSecret, isPublic, category }: SettingDefinition): boolean {
  if (isSecret) return false;
  if (isPublic) return true;
  return can(role, isRestricted(category) ? 'site-setting:write-restricted' : 'site-setting:read');
}
