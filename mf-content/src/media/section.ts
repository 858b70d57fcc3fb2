import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'media',
  title: 'Medya',
  description: 'Sitede kullanılan görseller',
  group: 'İçerik',
  icon: 'image',
  permission: 'content:write',
  order: 8,
} as const satisfies AdminSection;
