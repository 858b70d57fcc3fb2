import { whatsappLink } from '../contact-links.ts';
import type { SettingGroup, Settings } from './setting.ts';

export const whatsappSettings = {
  whatsapp_number: { default: '' },
  whatsapp_message_template: { default: '' },
} satisfies Settings;

export const whatsappGroup: SettingGroup<typeof whatsappSettings> = {
  category: 'social',
  isPublic: true,
  form: {
    title: 'WhatsApp',
    shownAt: { name: 'Ana sayfada iletişim ve sayfaların en altı', path: '/#iletisim' },
    fields: {
      whatsapp_number: {
        label: 'WhatsApp numarası',
        type: 'tel',
        maxLength: 20,
        hint: 'Örneğin 0532 111 22 33; yurt dışı numarası + ve ülke koduyla başlar.',
        problem: (text) => (whatsappLink(text, '') ? null : 'WhatsApp için alan kodlu bir numara girin'),
        preview: { look: 'detail' },
      },
      whatsapp_message_template: {
        label: 'Hazır mesaj',
        type: 'textarea',
        maxLength: 200,
        hint: 'Yazışma açıldığında yazılı gelir. Boşsa sitenin kendi mesajı.',
        preview: { look: 'detail' },
      },
    },
  },
};
