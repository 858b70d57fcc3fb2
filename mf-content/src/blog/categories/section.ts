import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'blog-categories',
  title: 'Blog kategorileri',
  description: 'Yazıların kategorileri, renkleri ve sıraları',
  group: 'İçerik',
  icon: 'tags',
  permission: 'content:write',
  order: 3.5,
} as const satisfies AdminSection;
