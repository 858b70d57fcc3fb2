import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'url-management',
  title: 'URL Yönetimi',
  description: 'Yönlendirmeler, adreslerin ziyaretleri ve sağlığı',
  group: 'Görünürlük',
  icon: 'waypoints',
  permission: 'seo:write',
  order: 2,
} as const satisfies AdminSection;
