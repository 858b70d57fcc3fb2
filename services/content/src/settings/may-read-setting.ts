import { can, isRestrictedCategory, type Role, type SettingDefinition } from '@practice/contracts';

/** Whether a role may know of a setting; the value of a secret leaves the server for nobody. */
export function mayReadSetting(role: Role, { isPublic, category }: SettingDefinition): boolean {
  return isPublic || can(role, isRestrictedCategory(category) ? 'site-setting:read-restricted' : 'site-setting:read');
}
