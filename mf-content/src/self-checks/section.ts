import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'self-checks',
  title: 'Öz Denetim',
  description: 'Ürünün her gece kendinde neye baktığı ve ne bulduğu',
  group: 'Yönetim',
  icon: 'list-checks',
  permission: 'system:read',
  order: 38,
} as const satisfies AdminSection;
