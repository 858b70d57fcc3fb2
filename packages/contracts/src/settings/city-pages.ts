import type { SettingGroup, Settings } from './setting.ts';

/**
 * What every city page says of the practice. Empty until a practice enters what it can prove: advertising rules of health
 * professions restrict figures of success and ratings.
 */
export const cityPageSettings = {
  city_credential_experience: { default: '' },
  city_credential_certified: { default: '' },
  city_credential_therapies: { default: '' },
  city_credential_families: { default: '' },
  city_credential_satisfaction: { default: '' },
  city_credential_reviews: { default: '' },
  city_credential_source: { default: '' },
  city_credential_year: { default: '' },
} satisfies Settings;

const hint = 'Boşsa görünmez. Sağlık tanıtımı kurallarına uygun olduğundan emin olun.';

export const cityPageGroup: SettingGroup<typeof cityPageSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Bölgesel sayfalar',
    shownAt: { name: 'Bölgesel sayfalarda', path: '/corlu-cocuk-psikologu' },
    fields: {
      city_credential_experience: {
        label: 'Yıllık deneyim',
        maxLength: 40,
        hint: 'Örneğin 8+. Boşsa görünmez.',
        preview: { look: 'chip' },
      },
      city_credential_certified: {
        label: 'Sertifika',
        maxLength: 60,
        hint: 'Örneğin Sertifikalı. Boşsa görünmez.',
        preview: { look: 'chip' },
      },
      city_credential_therapies: { label: 'Terapi sayısı', maxLength: 40, hint, preview: { look: 'chip' } },
      city_credential_families: { label: 'Aile sayısı', maxLength: 40, hint, preview: { look: 'chip' } },
      city_credential_satisfaction: { label: 'Memnuniyet puanı', maxLength: 40, hint, preview: { look: 'chip' } },
      city_credential_reviews: { label: 'Değerlendirme sayısı', maxLength: 40, hint, preview: { look: 'chip' } },
      city_credential_source: {
        label: 'Bu rakamların kaynağı',
        maxLength: 200,
        hint: 'Örneğin “Kayıtlarımız”. Rakamların altında görünür.',
        preview: { look: 'text' },
      },
      city_credential_year: { label: 'Bu rakamların yılı', maxLength: 20, preview: { look: 'text' } },
    },
  },
};
