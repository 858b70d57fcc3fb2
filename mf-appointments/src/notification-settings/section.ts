import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'notifications',
  title: 'Bildirim Ayarları',
  description: 'Hangi bildirimlerin nasıl geleceği',
  group: 'Yönetim',
  icon: 'bell',
  permission: 'notification:read',
  order: 8,
} as const satisfies AdminSection;
