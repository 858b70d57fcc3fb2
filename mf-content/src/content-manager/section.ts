import type { AdminSection } from '@practice/contracts';

export const section = {
  key: 'content',
  title: 'İçerik Yönetimi',
  description: 'Sayfaların metinleri, önizleme ve sürüm geçmişi',
  group: 'İçerik',
  icon: 'panels',
  permission: 'site-setting:write',
  feature: 'newContentManager',
  order: 2,
} as const satisfies AdminSection;
