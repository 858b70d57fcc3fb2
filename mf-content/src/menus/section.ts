import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'menus',
  title: 'Menüler',
  description: 'Sitenin üst ve alt menüleri',
  group: 'İçerik',
  icon: 'menu',
  permission: 'content:write',
  order: 7,
} as const satisfies AdminSection;
