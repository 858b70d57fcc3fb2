import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'pages',
  title: 'Sayfalar',
  description: 'Sitenin sayfaları, bölgesel sayfalar ve randevu sayfası',
  group: 'İçerik',
  icon: 'file-text',
  permission: 'content:write',
  order: 4,
} as const satisfies AdminSection;
