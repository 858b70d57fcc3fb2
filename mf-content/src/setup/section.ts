import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'setup',
  title: 'Kurulum',
  description: 'Siteyi açmadan önce yapılacaklar',
  group: 'Yönetim',
  icon: 'check-all',
  permission: 'site-setting:write-restricted',
  order: 5,
} as const satisfies AdminSection;
