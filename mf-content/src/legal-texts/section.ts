import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'legal-texts',
  title: 'Yasal Metinler',
  description: 'Aydınlatma metni, gizlilik, çerezler ve kullanım şartları',
  group: 'İçerik',
  icon: 'scale',
  permission: 'site-setting:write-restricted',
  order: 9,
} as const satisfies AdminSection;
