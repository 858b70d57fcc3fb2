import type { SettingGroup, Settings } from './setting.ts';

export const appointmentPageSettings = {
  appointment_hero_badge: { default: 'Online randevu talebi' },
  appointment_hero_title: { default: 'Randevu talebi oluşturun' },
  appointment_hero_description: {
    default:
      'Birkaç kısa soruyu yanıtlayın, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçeceğiz.',
  },
} satisfies Settings;

export const appointmentPageGroup: SettingGroup<typeof appointmentPageSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Randevu sayfası',
    shownAt: { name: 'Randevu sayfasının başı', path: '/randevu' },
    fields: {
      appointment_hero_badge: { label: 'Rozet', maxLength: 50, preview: { look: 'badge' } },
      appointment_hero_title: { label: 'Başlık', required: true, maxLength: 150, preview: { look: 'title' } },
      appointment_hero_description: {
        label: 'Açıklama',
        required: true,
        type: 'textarea',
        maxLength: 400,
        preview: { look: 'text' },
      },
    },
  },
};
