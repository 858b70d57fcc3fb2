import type { SettingDefinition, SiteSettingRecord } from '@practice/contracts';
import { cleanHtml } from './clean-html.ts';
import type { SiteSetting } from './site-setting.model.ts';

type Stored = Pick<SiteSetting, 'settingKey' | 'settingValue'> & Partial<SiteSetting>;

/**
 * A stored setting as the API gives it; category and type are those of the contract. A secret's value stays here,
 * and rich text leaves without scripts, whatever is stored.
 */
export function toSettingRecord(
  { settingKey, settingValue, description, isActive }: Stored,
  definition: SettingDefinition,
): SiteSettingRecord {
  const { category, type, isSecret } = definition;
  return {
    settingKey,
    settingValue: isSecret ? '' : cleanHtml(definition, settingValue),
    category,
    settingType: type,
    description: description ?? null,
    isActive: isActive ?? true,
  };
}
