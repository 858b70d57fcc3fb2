import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'audit-log',
  title: 'Denetim Kaydı',
  description: 'Kim, ne zaman, nereden, ne yaptı',
  group: 'Yönetim',
  icon: 'shield',
  permission: 'audit:read',
  order: 30,
} as const satisfies AdminSection;
