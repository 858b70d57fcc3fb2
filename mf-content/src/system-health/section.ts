import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'system-health',
  title: 'Sistem Durumu',
  description: 'Çalışan sistemin parçaları ve aksayanlar',
  group: 'Yönetim',
  icon: 'activity',
  permission: 'system:read',
  order: 36,
} as const satisfies AdminSection;
