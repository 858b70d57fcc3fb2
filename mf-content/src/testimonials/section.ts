import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'testimonials',
  title: 'Referanslar',
  description: 'Ailelerin görüşleri ve sıraları',
  group: 'İçerik',
  icon: 'quote',
  permission: 'content:write',
  order: 6,
} as const satisfies AdminSection;
