import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'settings',
  title: 'Ayarlar',
  description: 'Sitenin görünümü, metinleri, iletişim bilgileri, çerezleri ve adresleri',
  group: 'Yönetim',
  icon: 'settings',
  permission: 'site-setting:read',
  order: 9,
} as const satisfies AdminSection;
