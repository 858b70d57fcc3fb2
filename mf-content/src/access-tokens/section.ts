import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'access-tokens',
  title: 'Erişim Anahtarları',
  description: 'Programların sizin adınıza bağlandığı anahtarlar',
  group: 'Yönetim',
  icon: 'key',
  permission: 'access-token:write',
  order: 20,
} as const satisfies AdminSection;
