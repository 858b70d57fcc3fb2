import type { SettingGroup, Settings } from './setting.ts';

/** Headings and closed days of the page /iletisim. */
export const contactHeadingSettings = {
  contact_hero_badge: { default: 'İletişim' },
  contact_visit_badge: { default: 'Yol tarifi' },
  contact_visit_title: { default: 'Bize gelirken' },
  contact_closed_days: { default: '' },
} satisfies Settings;

export const contactHeadingGroup: SettingGroup<typeof contactHeadingSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'İletişim sayfasının bölümleri',
    shownAt: { name: 'İletişim sayfası', path: '/iletisim' },
    fields: {
      contact_hero_badge: { label: 'Sayfa rozeti', maxLength: 50, preview: { look: 'badge' } },
      contact_visit_badge: { label: 'Yol tarifi bölümünün üst yazısı', maxLength: 50, preview: { look: 'badge' } },
      contact_visit_title: { label: 'Yol tarifi bölümünün başlığı', maxLength: 100, preview: { look: 'title' } },
      contact_closed_days: {
        label: 'Kapalı günler',
        maxLength: 100,
        hint: 'Çalışma saatlerinin altında görünür, örneğin Pazar ve resmî tatiller.',
        preview: { look: 'detail' },
      },
    },
  },
};
