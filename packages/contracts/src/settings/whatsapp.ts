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
        maxLength: 20,
        hint: 'Örneğin 0532 111 22 33.',
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
