import {
  aboutResultSettings,
  appointmentResultSettings,
  blogResultSettings,
  contactResultSettings,
  homeResultSettings,
  ratingSettings,
  servicesResultSettings,
} from './search-results.ts';
import type { FormField, SettingGroup, Settings } from './setting.ts';
import { switchField } from './switch-field.ts';

const title: FormField = {
  label: 'Başlık',
  maxLength: 100,
  hint: 'Boşsa sayfanın kendi başlığı.',
  preview: { look: 'lead' },
};
const description: FormField = {
  label: 'Açıklama',
  type: 'textarea',
  maxLength: 300,
  hint: 'Arama sonuçlarında ilk 160 karakteri görünür.',
  preview: { look: 'detail' },
};
const keywords: FormField = {
  label: 'Anahtar kelimeler',
  maxLength: 300,
  hint: 'Virgülle ayırın.',
  preview: { look: 'detail' },
};

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const searchResultGroups = [
  {
    settings: homeResultSettings,
    group: pageGroup<typeof homeResultSettings>('Ana sayfa', '/', {
      home_title: title,
      home_description: description,
      home_keywords: keywords,
    }),
  },
  {
    settings: servicesResultSettings,
    group: pageGroup<typeof servicesResultSettings>('Hizmetler', '/hizmetler', {
      services_title: title,
      services_description: description,
      services_keywords: keywords,
    }),
  },
  {
    settings: aboutResultSettings,
    group: pageGroup<typeof aboutResultSettings>('Hakkımda', '/hakkimda', { about_keywords: keywords }),
  },
  {
    settings: blogResultSettings,
    group: pageGroup<typeof blogResultSettings>('Blog', '/blog', {
      blog_title: title,
      blog_description: description,
      blog_keywords: keywords,
    }),
  },
  {
    settings: contactResultSettings,
    group: pageGroup<typeof contactResultSettings>('İletişim', '/iletisim', {
      contact_title: title,
      contact_description: description,
      contact_keywords: keywords,
    }),
  },
  {
    settings: appointmentResultSettings,
    group: pageGroup<typeof appointmentResultSettings>('Randevu', '/randevu', {
      appointment_title: title,
      appointment_description: description,
      appointment_keywords: keywords,
    }),
  },
  {
    settings: ratingSettings,
    group: pageGroup<typeof ratingSettings>('Puan', '/', {
      structured_data_rating_enabled: switchField(
        'Arama motorlarına puan bildirilsin',
        'Sağlık tanıtımı kuralları puan ve başarı ifadelerini sınırlar; açmadan önce danışın.',
      ),
    }),
  },
] as const;

type FieldsOf<Rows extends Settings> = NonNullable<SettingGroup<Rows>['form']>['fields'];

function pageGroup<Rows extends Settings>(page: string, path: string, fields: FieldsOf<Rows>): SettingGroup<Rows> {
  const name = `Arama sonuçları: ${page}`;
  return { category: 'general', isPublic: true, form: { title: name, shownAt: { name, path }, fields } };
}
