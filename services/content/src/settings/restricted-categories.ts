import type { SettingCategory } from '@practice/contracts';

/** Categories for admins only; others see their public keys. */
const restricted: readonly SettingCategory[] = ['legal', 'analytics', 'url_management', 'security', 'email'];

export function isRestricted(category: SettingCategory): boolean {
  return restricted.includes(category);
}
