import type { FormField, SettingGroup, Settings } from './setting.ts';

/**
 * Texts of the built-in pages for search engines, by page key; a page's active meta tag wins over them. The page about
 * the practitioner has keywords alone: `about_title` and `about_description` are texts that it shows.
 */
export const searchResultSettings = {
  home_title: { default: '' },
  home_description: { default: '' },
  home_keywords: { default: '' },
  services_title: { default: '' },
  services_description: { default: '' },
  services_keywords: { default: '' },
  about_keywords: { default: '' },
  blog_title: { default: '' },
  blog_description: { default: '' },
  blog_keywords: { default: '' },
  contact_title: { default: '' },
  contact_description: { default: '' },
  contact_keywords: { default: '' },
  appointment_title: { default: '' },
  appointment_description: { default: '' },
  appointment_keywords: { default: '' },
  // Whether search engines are given a rating of the practice.
  structured_data_rating_enabled: { type: 'boolean', default: 'false' },
} satisfies Settings;

const title = (page: string): FormField => ({
  label: `${page}: başlık`,
  maxLength: 100,
  preview: { look: 'lead' },
});
const description = (page: string): FormField => ({
  label: `${page}: açıklama`,
  type: 'textarea',
  maxLength: 300,
  hint: 'Arama sonuçlarında ilk 160 karakteri görünür.',
  preview: { look: 'detail' },
});
const keywords = (page: string): FormField => ({
  label: `${page}: anahtar kelimeler`,
  maxLength: 300,
  hint: 'Virgülle ayırın.',
  preview: { look: 'detail' },
});

export const searchResultGroup: SettingGroup<typeof searchResultSettings> = {
  category: 'general',
  isPublic: true,
  form: {
    title: 'Arama sonuçları',
    shownAt: { name: 'Arama sonuçları', path: '/' },
    fields: {
      home_title: title('Ana sayfa'),
      home_description: description('Ana sayfa'),
      home_keywords: keywords('Ana sayfa'),
      services_title: title('Hizmetler'),
      services_description: description('Hizmetler'),
      services_keywords: keywords('Hizmetler'),
      about_keywords: keywords('Hakkımda'),
      blog_title: title('Blog'),
      blog_description: description('Blog'),
      blog_keywords: keywords('Blog'),
      contact_title: title('İletişim'),
      contact_description: description('İletişim'),
      contact_keywords: keywords('İletişim'),
      appointment_title: title('Randevu'),
      appointment_description: description('Randevu'),
      appointment_keywords: keywords('Randevu'),
      structured_data_rating_enabled: {
        label: 'Arama motorlarına puan bildirilsin',
        type: 'switch',
        hint: 'Sağlık tanıtımı kuralları puan ve başarı ifadelerini sınırlar; açmadan önce danışın.',
        preview: { look: 'switch' },
      },
    },
  },
};
