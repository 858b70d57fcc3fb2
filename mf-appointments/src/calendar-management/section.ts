import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'calendar-management',
  title: 'Takvim Yönetimi',
  description: 'Çalışma saatleri ve uygunluk',
  group: 'Randevular',
  icon: 'calendar-clock',
  permission: 'calendar:read',
  order: 2,
} as const satisfies AdminSection;
