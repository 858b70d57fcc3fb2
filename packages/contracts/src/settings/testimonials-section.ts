import type { SettingGroup, Settings } from './setting.ts';

export const testimonialsSectionSettings = {
  testimonials_enabled: { type: 'boolean', default: 'false' },
  testimonials_section_title: { default: 'Ailelerin gözünden' },
  testimonials_section_description: {
    default:
      'Görüşmelerin nasıl geçtiğini ailelerin kendi sözleriyle okuyabilirsiniz. Her çocuğun süreci kendine özgüdür.',
  },
} satisfies Settings;

export const testimonialsSectionGroup: SettingGroup<typeof testimonialsSectionSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Aile yorumları bölümü',
    shownAt: { name: 'Ana sayfada aile yorumları', path: '/#yorumlar' },
    fields: {
      testimonials_enabled: {
        label: 'Aile yorumlarını göster',
        type: 'switch',
        hint: 'Sağlıkta tanıtım kuralları hasta yorumlarını, başarı ve iyileşme anlatılarını sınırlar. Açmadan önce bağlı olduğunuz odaya ya da bir hukukçuya danışın.',
        preview: { look: 'switch' },
      },
      testimonials_section_title: { label: 'Bölüm başlığı', maxLength: 100, preview: { look: 'title' } },
      testimonials_section_description: {
        label: 'Bölüm açıklaması',
        type: 'textarea',
        maxLength: 300,
        preview: { look: 'lead' },
      },
    },
  },
};
