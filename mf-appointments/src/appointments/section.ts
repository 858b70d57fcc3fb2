import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'appointments',
  title: 'Randevular',
  description: 'Randevu talepleri, durumları ve kayıtları',
  group: 'Randevular',
  icon: 'calendar-check',
  permission: 'appointment:read',
  order: 1,
} as const satisfies AdminSection;
