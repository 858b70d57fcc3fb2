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
    group: pageGroup<typeof homeResultSettings>('Ana sayfa', '/', textsOf('home')),
  },
  {
    settings: servicesResultSettings,
    group: pageGroup<typeof servicesResultSettings>('Hizmetler', '/hizmetler', textsOf('services')),
  },
  {
    settings: aboutResultSettings,
    group: pageGroup<typeof aboutResultSettings>('Hakkımda', '/hakkimda', { about_keywords: keywords }),
  },
  {
    settings: blogResultSettings,
    group: pageGroup<typeof blogResultSettings>('Blog', '/blog', textsOf('blog')),
  },
  {
    settings: contactResultSettings,
    group: pageGroup<typeof contactResultSettings>('İletişim', '/iletisim', textsOf('contact')),
  },
  {
    settings: appointmentResultSettings,
    group: pageGroup<typeof appointmentResultSettings>('Randevu', '/randevu', {
      appointment_title: { ...title, hint: 'Tarayıcı sekmesinde ve aramalarda görünür.', required: true },
      appointment_description: { ...description, required: true },
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

type TextsOf<Page extends string> = Record<`${Page}_${'title' | 'description' | 'keywords'}`, FormField>;

/** The fields of a page that has all three texts. */
function textsOf<Page extends string>(page: Page): TextsOf<Page> {
  const fields = { [`${page}_title`]: title, [`${page}_description`]: description, [`${page}_keywords`]: keywords };
  return fields as TextsOf<Page>;
}

type FieldsOf<Rows extends Settings> = NonNullable<SettingGroup<Rows>['form']>['fields'];

function pageGroup<Rows extends Settings>(page: string, path: string, fields: FieldsOf<Rows>): SettingGroup<Rows> {
  const name = `Arama sonuçları: ${page}`;
  return { category: 'general', isPublic: true, form: { title: name, shownAt: { name, path }, fields } };
}
