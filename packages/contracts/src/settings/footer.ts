import type { SettingGroup, Settings } from './setting.ts';

export const footerSettings = {
  footer_description: { default: '' },
  footer_contact_title: { default: 'İletişim' },
  footer_phone_label: { default: 'Telefon' },
  footer_email_label: { default: 'E-posta' },
  footer_address_main: { default: '' },
  footer_address_detail: { default: '' },
  footer_working_hours_main: { default: '' },
  footer_working_hours_note: { default: '' },
  footer_parking_title: { default: 'Otopark' },
  footer_parking_info: { default: '' },
  footer_copyright_text: { default: '' },
  footer_professional_note: { default: '' },
} satisfies Settings;

export const footerGroup: SettingGroup<typeof footerSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Alt bilgi',
    shownAt: { name: 'Sayfaların en altı', path: '/' },
    fields: {
      footer_description: { label: 'Açıklama', type: 'textarea', maxLength: 500, preview: { look: 'text' } },
      footer_contact_title: { label: 'İletişim başlığı', maxLength: 100, preview: { look: 'lead' } },
      footer_phone_label: { label: 'Telefon etiketi', maxLength: 50, preview: { look: 'detail' } },
      footer_email_label: { label: 'E-posta etiketi', maxLength: 50, preview: { look: 'detail' } },
      footer_address_main: { label: 'Adres', maxLength: 200, preview: { look: 'detail' } },
      footer_address_detail: { label: 'Adres ayrıntısı', maxLength: 200, preview: { look: 'detail' } },
      footer_working_hours_main: { label: 'Çalışma saatleri', maxLength: 100, preview: { look: 'detail' } },
      footer_working_hours_note: { label: 'Çalışma saatleri notu', maxLength: 200, preview: { look: 'detail' } },
      footer_parking_title: { label: 'Otopark başlığı', maxLength: 100, preview: { look: 'detail' } },
      footer_parking_info: { label: 'Otopark bilgisi', maxLength: 200, preview: { look: 'detail' } },
      footer_copyright_text: { label: 'Telif metni', maxLength: 200, preview: { look: 'text' } },
      footer_professional_note: { label: 'Mesleki not', maxLength: 200, preview: { look: 'text' } },
    },
  },
};
