import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'services',
  title: 'Hizmetler',
  description: 'Sunulan hizmetler ve sıraları',
  group: 'İçerik',
  icon: 'heart-handshake',
  permission: 'therapy-service:write',
  order: 5,
} as const satisfies AdminSection;
