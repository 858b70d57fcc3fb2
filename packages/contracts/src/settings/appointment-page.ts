import type { SettingGroup, Settings } from './setting.ts';
import { switchField } from './switch-field.ts';

export const appointmentPageSettings = {
  appointment_page_active: { type: 'boolean', default: 'true' },
  appointment_hero_badge: { default: 'Online randevu talebi' },
  appointment_hero_title: { default: 'Randevu talebi oluşturun' },
  appointment_hero_description: {
    default:
      'Birkaç kısa soruyu yanıtlayın, size uygun günü ve saati seçin. 24 saat içinde sizinle iletişime geçeceğiz.',
  },
  appointment_cta_text: { default: 'Telefonla randevu alın' },
  // The phone of the practice without it.
  appointment_cta_phone: { default: '' },
  appointment_form_title: { default: 'Randevu formu' },
  appointment_form_subtitle: { default: '' },
  appointment_form_privacy: {
    default: 'Yazdıklarınız yalnızca randevunuz için kullanılır ve üçüncü kişilerle paylaşılmaz.',
  },
} satisfies Settings;

export const appointmentPageGroup: SettingGroup<typeof appointmentPageSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Randevu sayfası',
    shownAt: { name: 'Randevu sayfası', path: '/randevu' },
    fields: {
      appointment_page_active: switchField(
        'İnternetten randevu alınıyor',
        'Kapalıyken randevu sayfası form yerine telefonunuzu gösterir; gönderilen talepler kabul edilmez.',
      ),
      appointment_hero_badge: { label: 'Rozet', maxLength: 50, preview: { look: 'badge' } },
      appointment_hero_title: { label: 'Başlık', required: true, maxLength: 150, preview: { look: 'title' } },
      appointment_hero_description: {
        label: 'Açıklama',
        required: true,
        type: 'textarea',
        maxLength: 400,
        preview: { look: 'text' },
      },
      appointment_cta_text: { label: 'Telefon düğmesi', maxLength: 50, preview: { look: 'outline-button' } },
      appointment_cta_phone: {
        label: 'Telefon düğmesinin numarası',
        type: 'tel',
        hint: 'Boşsa iletişim telefonunuz.',
        maxLength: 20,
        preview: { look: 'detail' },
      },
      appointment_form_title: { label: 'Formun başlığı', maxLength: 100, preview: { look: 'title' } },
      appointment_form_subtitle: { label: 'Formun alt başlığı', maxLength: 300, preview: { look: 'text' } },
      appointment_form_privacy: {
        label: 'Formun gizlilik notu',
        type: 'textarea',
        maxLength: 500,
        preview: { look: 'text' },
      },
    },
  },
};
