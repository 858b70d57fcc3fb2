import { siteOrigin, webAddress } from '../contact-links.ts';
import type { SettingGroup, Settings } from './setting.ts';

export const siteSettings = {
  site_name: { default: '' },
  author_name: { default: '' },
  site_url: { default: '', read: siteOrigin },
  site_image: { default: '', read: webAddress },
  robots_meta: { default: '' },
} satisfies Settings;

export const siteGroup: SettingGroup<typeof siteSettings> = {
  category: 'general',
  isPublic: true,
  form: {
    title: 'Site',
    shownAt: { name: 'Paylaşılan bağlantılarda ve arama sonuçlarında', path: '/' },
    fields: {
      site_name: {
        label: 'Site adı',
        maxLength: 100,
        hint: 'Üst bilgide ve sayfa başlıklarının sonunda görünür.',
        preview: { look: 'lead', order: 1 },
      },
      author_name: {
        label: 'Yazar adı',
        maxLength: 100,
        hint: 'Sayfaların yazarı olarak arama motorlarına bildirilir.',
        preview: { look: 'detail', order: 3 },
      },
      site_url: {
        label: 'Site adresi',
        type: 'url',
        maxLength: 200,
        hint: 'Arama motorlarına bildirilen adres, örneğin https://www.ornek.com. Boşsa sitenin yayımlandığı adres.',
        preview: { look: 'detail', order: 2 },
      },
      site_image: {
        label: 'Paylaşım görseli',
        type: 'image',
        maxLength: 500,
        hint: '1200 × 630 piksel. Boşsa sitenin kendi görseli paylaşılır.',
        preview: { look: 'image', order: 0 },
      },
      robots_meta: null,
    },
  },
};
