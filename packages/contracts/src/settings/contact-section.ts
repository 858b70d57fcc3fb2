import { EMAIL_MAX_LENGTH } from '../booking-form.ts';
import type { SettingGroup, Settings } from './setting.ts';

// Phone, e-mail and the like have no default: an invented one would lead a worried parent nowhere.
export const contactSectionSettings = {
  contact_info_title: { default: 'Bize ulaşın' },
  contact_phone: { default: '' },
  contact_email: { default: '' },
  contact_address: { default: '' },
  contact_working_hours: { default: '' },
} satisfies Settings;

export const contactSectionGroup: SettingGroup<typeof contactSectionSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'İletişim bilgileri',
    shownAt: { name: 'Ana sayfada iletişim', path: '/#iletisim' },
    fields: {
      contact_info_title: { label: 'Bölüm başlığı', maxLength: 100, preview: { look: 'title' } },
      contact_phone: {
        label: 'Telefon',
        required: true,
        type: 'tel',
        maxLength: 20,
        preview: { look: 'detail', order: 2 },
      },
      contact_email: {
        label: 'E-posta',
        required: true,
        type: 'email',
        maxLength: EMAIL_MAX_LENGTH,
        preview: { look: 'detail', order: 3 },
      },
      contact_address: {
        label: 'Adres',
        required: true,
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'detail', order: 1 },
      },
      contact_working_hours: {
        label: 'Çalışma saatleri',
        type: 'textarea',
        maxLength: 100,
        preview: { look: 'detail' },
      },
    },
  },
};
