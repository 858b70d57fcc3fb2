import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'contacts',
  title: 'Mesajlar',
  description: 'İletişim formundan gelen mesajlar ve yanıtları',
  group: 'Randevular',
  icon: 'inbox',
  permission: 'contact:read',
  order: 3,
} as const satisfies AdminSection;
