import type { languageSettings } from './language.ts';
import { selectField } from './select-field.ts';
import type { SettingGroup } from './setting.ts';

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const languageGroup: SettingGroup<typeof languageSettings> = {
  category: 'general',
  isPublic: true,
  form: {
    title: 'Dil ve saat',
    shownAt: { name: 'Sitenin her sayfasında', path: '/blog' },
    fields: {
      site_language: selectField(
        'Site dili',
        { 'tr-TR': 'Türkçe', 'en-US': 'İngilizce (ABD)' },
        {
          hint: 'Yazdığınız metinlerin dili: tarayıcılara, ekran okuyuculara ve arama motorlarına bildirilir; tarih ve sayıların biçimini belirler. Sitenin kendi metinleri Türkçe kalır.',
        },
      ),
      site_timezone: selectField(
        'Saat dilimi',
        { 'Europe/Istanbul': 'Türkiye (İstanbul)', UTC: 'UTC' },
        {
          hint: 'Yayın tarihleri ve yönetim panelindeki kayıt saatleri bu dilimde gösterilir. Randevu saatleri her zaman Türkiye saatidir.',
        },
      ),
    },
  },
};
