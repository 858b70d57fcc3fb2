import type { SettingGroup, Settings } from './setting.ts';

/** The about section of the home page; its page shows some of them too. Nothing of a person by default. */
export const aboutSectionSettings = {
  about_section_title: { default: 'Önce tanışalım' },
  about_description: {
    default:
      'Her çocuğun anlatacak bir şeyi vardır; bazen bir oyunla, bazen bir resimle, bazen susarak. İşim, onu kendi dilinde dinlemek ve ailesiyle birlikte bir yol bulmak.',
  },
  about_specialization: { default: 'Çocuk, ergen ve aile' },
  about_approach: { default: 'Oyun temelli ve aileyle birlikte' },
  about_professional_approach: {
    default:
      'Acele etmeden, yargılamadan dinlerim. Çocuğun kendi hızına saygı duyar, anne babayı sürecin dışında bırakmam. Ne yaptığımızı ve neden yaptığımızı anlaşılır bir dille anlatır, adımları birlikte seçeriz.',
  },
  about_experience_years: { default: '' },
  about_certifications_json: { default: '' },
  about_specialties_json: {
    default:
      '["Küçük çocuklarla oyun terapisi","Ergenlerle bireysel görüşmeler","Anne baba danışmanlığı","Gelişim ve dikkat değerlendirmesi"]',
  },
} satisfies Settings;

const listHint = 'Her satıra bir madde yazın; [{"title":"…","organization":"…"}] biçiminde bir liste de olabilir.';

export const aboutSectionGroup: SettingGroup<typeof aboutSectionSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Hakkımda bölümü',
    shownAt: { name: 'Ana sayfada hakkımda', path: '/#hakkimda' },
    fields: {
      about_section_title: { label: 'Bölüm başlığı', maxLength: 200, preview: { look: 'title' } },
      about_description: {
        label: 'Kısa tanıtım',
        type: 'textarea',
        minLength: 50,
        maxLength: 1000,
        preview: { look: 'text' },
      },
      about_specialization: { label: 'Çalışma alanı', maxLength: 100, preview: { look: 'detail' } },
      about_approach: { label: 'Yaklaşım, kısaca', maxLength: 100, preview: { look: 'detail' } },
      about_professional_approach: {
        label: 'Mesleki yaklaşım',
        type: 'textarea',
        minLength: 100,
        maxLength: 2000,
        preview: { look: 'text' },
      },
      about_experience_years: { label: 'Deneyim (yıl)', maxLength: 20, preview: { look: 'detail' } },
      about_certifications_json: {
        label: 'Sertifikalar',
        type: 'textarea',
        maxLength: 1000,
        hint: listHint,
        preview: { look: 'detail' },
      },
      about_specialties_json: {
        label: 'Uzmanlık alanları',
        type: 'textarea',
        maxLength: 1000,
        hint: listHint,
        preview: { look: 'detail' },
      },
    },
  },
};
