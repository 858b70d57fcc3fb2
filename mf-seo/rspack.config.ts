import { defineRemote } from '@practice/tooling/rspack';

export default defineRemote({
  name: 'mf-seo',
  dir: import.meta.dirname,
  port: 3004,
  permission: 'seo:write',
  sections: [
    {
      key: 'seo',
      title: 'SEO',
      description: 'Sayfaların arama sonuçlarındaki ve paylaşımlardaki görünümü',
      group: 'Görünürlük',
      icon: 'seo',
      permission: 'seo:write',
      order: 1,
    },
  ],
});
