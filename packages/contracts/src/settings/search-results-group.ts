import type { searchResultSettings } from './search-results.ts';
import type { FormField, SettingGroup } from './setting.ts';

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

/** In a file of its own: pages of the site read the settings, and carry none of this. */
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
