import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'settings',
  title: 'Ayarlar',
  description: 'Sitedeki metinler, iletişim bilgileri, çerezler ve adresler',
  group: 'Yönetim',
  icon: 'settings',
  permission: 'site-setting:read',
  order: 9,
} as const satisfies AdminSection;
