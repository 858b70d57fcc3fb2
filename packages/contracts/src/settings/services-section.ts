import type { SettingGroup, Settings } from './setting.ts';

export const servicesSectionSettings = {
  services_section_title: { default: 'Her çocuğa kendi diliyle eşlik etmek' },
  services_section_description: {
    default:
      'Çocuğunuzun yaşına ve ihtiyacına göre nasıl çalışacağımıza birlikte karar veririz. Hangisinin uygun olduğundan emin değilseniz sorun değil: ilk görüşmede konuşuruz.',
  },
  services_cta_badge: { default: 'Nereden başlayacağınızı bilmiyor musunuz?' },
  services_cta_title: { default: 'Önce sizi dinleyelim' },
  services_cta_description: {
    default: 'Birkaç cümleyle aklınızdakini yazmanız yeterli; size uygun bir zamanı birlikte buluruz.',
  },
  services_cta_button_primary: { default: 'Randevu Al' },
  services_cta_button_secondary: { default: 'Hemen Ara' },
} satisfies Settings;

export const servicesSectionGroup: SettingGroup<typeof servicesSectionSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Hizmetler bölümü',
    shownAt: { name: 'Ana sayfada hizmetler', path: '/#hizmetler' },
    fields: {
      services_section_title: { label: 'Başlık', maxLength: 200, preview: { look: 'title' } },
      services_section_description: {
        label: 'Açıklama',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'text' },
      },
      services_cta_badge: { label: 'Çağrı rozeti', maxLength: 50, preview: { look: 'badge' } },
      services_cta_title: { label: 'Çağrı başlığı', maxLength: 200, preview: { look: 'lead' } },
      services_cta_description: {
        label: 'Çağrı açıklaması',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'text' },
      },
      services_cta_button_primary: { label: 'Randevu düğmesi', maxLength: 50, preview: { look: 'button' } },
      services_cta_button_secondary: { label: 'Arama düğmesi', maxLength: 50, preview: { look: 'outline-button' } },
    },
  },
};
