import { defineRemote } from '@practice/tooling/rspack';

export default defineRemote({
  name: 'mf-content',
  dir: import.meta.dirname,
  port: 3003,
  permission: 'site-setting:read',
  sections: [
    {
      key: 'settings',
      title: 'Ayarlar',
      description: 'Sitedeki metinler ve iletişim bilgileri',
      group: 'Yönetim',
      icon: 'settings',
      permission: 'site-setting:read',
      order: 9,
    },
    {
      key: 'testimonials',
      title: 'Referanslar',
      description: 'Ailelerin görüşleri ve sıraları',
      group: 'İçerik',
      icon: 'quote',
      permission: 'content:write',
      order: 6,
    },
  ],
});
