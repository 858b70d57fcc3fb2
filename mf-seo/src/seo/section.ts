import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'seo',
  title: 'SEO',
  description: 'Sayfaların arama sonuçlarındaki ve paylaşımlardaki görünümü',
  group: 'Görünürlük',
  icon: 'seo',
  permission: 'seo:write',
  order: 1,
} as const satisfies AdminSection;
