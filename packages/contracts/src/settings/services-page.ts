import type { SettingGroup, Settings } from './setting.ts';

/** The page /hizmetler, and what the pages of the services show. */
export const servicesPageSettings = {
  services_page_badge: { default: 'Hizmetler' },
  services_page_title: { default: 'Çocuğunuz için doğru yeri birlikte bulalım' },
  services_page_description: {
    default:
      'Oyunla, sohbetle ya da bir değerlendirmeyle: her ailenin başladığı yer başkadır. Aşağıda ne yaptığımızı, kimlere uygun olduğunu ve bir görüşmenin nasıl geçtiğini bulabilirsiniz.',
  },
  services_stat_1: { default: '' },
  services_stat_2: { default: '' },
  services_stat_3: { default: '' },
  service_prices_visible: { type: 'boolean', default: 'false' },
} satisfies Settings;

export const servicesPageGroup: SettingGroup<typeof servicesPageSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Hizmetler sayfası',
    shownAt: { name: 'Hizmetler sayfası', path: '/hizmetler' },
    fields: {
      services_page_badge: { label: 'Sayfa rozeti', maxLength: 50, preview: { look: 'badge' } },
      services_page_title: { label: 'Sayfa başlığı', required: true, maxLength: 200, preview: { look: 'title' } },
      services_page_description: {
        label: 'Sayfa açıklaması',
        required: true,
        type: 'textarea',
        maxLength: 400,
        preview: { look: 'text' },
      },
      services_stat_1: { label: 'Bilgi 1', maxLength: 50, hint: 'Boşsa görünmez.', preview: { look: 'chip' } },
      services_stat_2: { label: 'Bilgi 2', maxLength: 50, preview: { look: 'chip' } },
      services_stat_3: { label: 'Bilgi 3', maxLength: 50, preview: { look: 'chip' } },
      service_prices_visible: {
        label: 'Ücretler sitede görünsün',
        type: 'switch',
        hint: 'Kapalıyken ziyaretçiler hizmetlerin ücretini göremez.',
        preview: { look: 'switch' },
      },
    },
  },
};
