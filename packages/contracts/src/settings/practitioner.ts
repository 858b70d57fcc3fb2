import { webAddress } from '../contact-links.ts';
import type { SettingGroup, Settings } from './setting.ts';

/** Titles and credentials belong to a person: by default there are none. */
export const practitionerSettings = {
  about_name: { default: 'Çocuk ve Ergen Psikoloğu' },
  about_title: { default: '' },
  about_subtitle: { default: '' },
  about_image: { default: '', read: webAddress },
  about_credentials_1: { default: '' },
  about_credentials_2: { default: '' },
} satisfies Settings;

export const practitionerGroup: SettingGroup<typeof practitionerSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Uzman kartı',
    shownAt: { name: 'Ana sayfada uzman kartı', path: '/' },
    fields: {
      about_name: { label: 'Ad ve soyad', maxLength: 100, preview: { look: 'lead' } },
      about_title: { label: 'Unvan', maxLength: 100, preview: { look: 'text' } },
      about_subtitle: {
        label: 'Kısa unvan',
        maxLength: 200,
        hint: 'Unvan boşsa görünür.',
        preview: { look: 'text' },
      },
      about_image: { label: 'Fotoğraf', type: 'image', maxLength: 500, preview: { look: 'image', order: -1 } },
      about_credentials_1: { label: 'Üyelik', maxLength: 200, preview: { look: 'chip' } },
      about_credentials_2: { label: 'Sertifika', maxLength: 200, preview: { look: 'chip' } },
    },
  },
};
