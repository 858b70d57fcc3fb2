import type { SettingCategory } from '@practice/contracts';

/** Categories that are an admin's alone; of them others see the public keys. */
const restricted: readonly SettingCategory[] = ['legal', 'analytics', 'url_management', 'security', 'email'];

export function isRestricted(category: SettingCategory): boolean {
  return restricted.includes(category);
}
