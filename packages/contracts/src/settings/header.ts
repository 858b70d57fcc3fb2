import { EMAIL_MAX_LENGTH } from '../booking-form.ts';
import type { SettingGroup, Settings } from './setting.ts';

export const headerSettings = {
  header_top_phone: { default: '' },
  header_top_email: { default: '' },
  header_top_address: { default: '' },
  header_top_message: { default: '' },
} satisfies Settings;

export const headerGroup: SettingGroup<typeof headerSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Üst bilgi çubuğu',
    shownAt: { name: 'Geniş ekranda sayfaların en üstü', path: '/' },
    fields: {
      header_top_phone: { label: 'Telefon', required: true, type: 'tel', maxLength: 20, preview: { look: 'bar' } },
      header_top_email: {
        label: 'E-posta',
        required: true,
        type: 'email',
        maxLength: EMAIL_MAX_LENGTH,
        preview: { look: 'bar' },
      },
      header_top_address: { label: 'Adres', required: true, maxLength: 200, preview: { look: 'bar' } },
      header_top_message: { label: 'Mesaj', maxLength: 100, preview: { look: 'bar' } },
    },
  },
};
