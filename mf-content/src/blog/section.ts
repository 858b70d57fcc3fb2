import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'blog',
  title: 'Blog',
  description: 'Yazılar, taslaklar ve yayın zamanları',
  group: 'İçerik',
  icon: 'newspaper',
  permission: 'content:write',
  order: 3,
} as const satisfies AdminSection;
