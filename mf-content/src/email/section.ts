import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'email',
  title: 'E-posta Ayarları',
  description: 'E-posta sunucusu, muayenehaneye giden e-postalar ve hatırlatmalar',
  group: 'Yönetim',
  icon: 'mail',
  permission: 'site-setting:write-restricted',
  order: 12,
} as const satisfies AdminSection;
