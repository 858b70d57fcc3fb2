import type { SettingGroup, Settings } from './setting.ts';

export const contactPageSettings = {
  contact_page_title: { default: 'Bize nasıl ulaşabilirsiniz?' },
  contact_page_description: {
    default: 'Kısa bir soru için telefon, yazışmak için WhatsApp, ayrıntılı anlatmak için form. Hangisi size kolaysa.',
  },
  contact_form_title: { default: 'Mesaj gönderin' },
  contact_form_description: {
    default: 'Mesajınızı yalnızca uygulamamızın ekibi okur. En geç bir iş günü içinde e-postayla yanıt veririz.',
  },
} satisfies Settings;

export const contactPageGroup: SettingGroup<typeof contactPageSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'İletişim sayfası',
    shownAt: { name: 'İletişim sayfası', path: '/iletisim' },
    fields: {
      contact_page_title: { label: 'Sayfa başlığı', required: true, maxLength: 100, preview: { look: 'title' } },
      contact_page_description: {
        label: 'Sayfa açıklaması',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'lead' },
      },
      contact_form_title: { label: 'Form başlığı', maxLength: 100, preview: { look: 'title' } },
      contact_form_description: {
        label: 'Form açıklaması',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'text' },
      },
    },
  },
};
