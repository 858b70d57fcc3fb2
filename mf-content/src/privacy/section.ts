import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'privacy',
  title: 'Kişisel Veriler',
  description: 'Başvurular, onaylar, veri ihlalleri ve kimlerin neye eriştiği (KVKK)',
  group: 'Yönetim',
  icon: 'scale',
  permission: 'privacy:read',
  order: 40,
} as const satisfies AdminSection;
