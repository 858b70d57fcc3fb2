import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'dashboard',
  title: 'Panel',
  description: 'Bugün, bekleyen talepler ve kliniğin durumu',
  group: 'Randevular',
  icon: 'dashboard',
  permission: 'appointment:read',
  order: 0,
} as const satisfies AdminSection;
