import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'security-alerts',
  title: 'Güvenlik Olayları',
  description: 'Engellenen girişler, yeni cihazlar ve olağandışı işlemler',
  group: 'Yönetim',
  icon: 'warning',
  permission: 'security:read',
  order: 32,
} as const satisfies AdminSection;
