import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'email',
  title: 'E-posta Ayarları',
  description: 'E-posta sunucusu, gönderen ve muayenehaneye giden e-postalar',
  group: 'Yönetim',
  icon: 'mail',
  permission: 'site-setting:write-restricted',
  order: 12,
} as const satisfies AdminSection;
