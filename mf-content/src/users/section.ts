import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'users',
  title: 'Kullanıcılar',
  description: 'Yönetim paneline girenler, rolleri ve şifreleri',
  group: 'Yönetim',
  icon: 'users',
  permission: 'user:read',
  order: 10,
} as const satisfies AdminSection;
