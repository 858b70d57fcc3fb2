import type { SettingGroup, Settings } from './setting.ts';
import { switchField } from './switch-field.ts';

export const openingSettings = {
  // A new practice begins with 'false': visitors get a page that says so until it opens.
  site_open: { type: 'boolean', default: 'true' },
} satisfies Settings;

export const openingGroup: SettingGroup<typeof openingSettings> = {
  category: 'general',
  isPublic: false,
  form: {
    title: 'Açılış',
    shownAt: { name: 'Sitenin her sayfasında', path: '/' },
    fields: {
      site_open: switchField(
        'Site açık',
        'Kapalıyken ziyaretçiler “Yakında” sayfasını görür ve site arama motorlarında görünmez. Giriş yapmış çalışanlar siteyi görür.',
        {
          consequences: {
            true: 'Site herkese açılır: sayfalar görülür, randevu istenir ve arama motorları siteyi bulur.',
            false: 'Site ziyaretçilere kapanır ve arama motorlarından çıkar. Kısa bir ara için bakım modunu kullanın.',
          },
        },
      ),
    },
  },
};
