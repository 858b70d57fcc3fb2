import type { SettingDefinition, SiteSettingRecord } from '@practice/contracts';
import type { SiteSetting } from './site-setting.model.ts';

type Stored = Pick<SiteSetting, 'settingKey' | 'settingValue'> & Partial<SiteSetting>;

/** A stored setting as the API gives it; category and type are those of the contract. A secret's value stays here. */
export function toSettingRecord(
  { settingKey, settingValue, description, isActive }: Stored,
  { category, type, isSecret }: SettingDefinition,
): SiteSettingRecord {
  return {
    settingKey,
    settingValue: isSecret ? '' : settingValue,
    category,
    settingType: type,
    description: description ?? null,
    isActive: isActive ?? true,
  };
}
