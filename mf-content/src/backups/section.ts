import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'backups',
  title: 'Yedekler',
  description: 'Bütün verilerin kopyaları ve kontrolleri',
  group: 'Yönetim',
  icon: 'archive',
  permission: 'backup:read',
  order: 35,
} as const satisfies AdminSection;
