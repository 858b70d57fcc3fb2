import type { SettingGroup, Settings } from './setting.ts';

/** The page /hakkimda. */
export const aboutPageSettings = {
  about_page_title: { default: 'Merhaba' },
  about_page_subtitle: { default: 'Çocuğunuzu emanet edeceğiniz kişiyi tanımak istersiniz' },
  about_page_description: {
    default:
      'Bu sayfaya büyük olasılıkla aklınızda bir soruyla geldiniz. Belki uzun zamandır içinizde taşıdığınız, belki dün gece ortaya çıkan bir soru.\n\nİlk görüşmede sizden hazırlıklı olmanızı beklemiyorum. Neyi merak ettiğinizi birkaç cümleyle anlatmanız yeterli; gerisini birlikte düşünürüz. Çocuğunuzla tanışırken de acele etmem: önce oyununa, sonra sözlerine, en çok da kendi hızına kulak veririm.',
  },
  about_bio_html: { default: '', isHtml: true },
  about_approach_html: { default: '', isHtml: true },
  about_educations_json: { default: '' },
  about_tests_json: { default: '' },
  about_stats_json: { default: '' },
  about_stats_source: { default: '' },
  about_stats_year: { default: '' },
} satisfies Settings;

const listHint = 'Her satıra bir madde yazın; [{"title":"…","organization":"…"}] biçiminde bir liste de olabilir.';
const htmlHint = 'Paragraflar <p>, ara başlıklar <h2> etiketi içine yazılır.';

export const aboutPageGroup: SettingGroup<typeof aboutPageSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Hakkımda sayfası',
    shownAt: { name: 'Hakkımda sayfası', path: '/hakkimda' },
    fields: {
      about_page_title: { label: 'Sayfa başlığı', required: true, maxLength: 200, preview: { look: 'title' } },
      about_page_subtitle: { label: 'Alt başlık', maxLength: 200, preview: { look: 'lead' } },
      about_page_description: {
        label: 'Mektup',
        required: true,
        type: 'textarea',
        minLength: 50,
        maxLength: 500,
        preview: { look: 'text' },
      },
      about_bio_html: {
        label: 'Özgeçmiş',
        type: 'textarea',
        minLength: 100,
        maxLength: 10_000,
        hint: `Doluysa mektubun yerine görünür. ${htmlHint}`,
        preview: { look: 'detail' },
      },
      about_approach_html: {
        label: 'Yaklaşım, uzun metin',
        type: 'textarea',
        minLength: 100,
        maxLength: 10_000,
        hint: htmlHint,
        preview: { look: 'detail' },
      },
      about_educations_json: {
        label: 'Eğitim',
        type: 'textarea',
        maxLength: 1000,
        hint: listHint,
        preview: { look: 'detail' },
      },
      about_tests_json: {
        label: 'Kullanılan ölçekler',
        type: 'textarea',
        maxLength: 1000,
        hint: listHint,
        preview: { look: 'detail' },
      },
      about_stats_json: {
        label: 'Rakamlar',
        type: 'textarea',
        maxLength: 1000,
        hint: '[{"value":"12","label":"yıl"}] biçiminde; boşsa sayfada rakam görünmez.',
        preview: { look: 'detail' },
      },
      about_stats_source: {
        label: 'Rakamların kaynağı',
        maxLength: 200,
        hint: 'Örneğin “Kayıtlarımız”. Yılıyla birlikte rakamların altında görünür.',
        preview: { look: 'text' },
      },
      about_stats_year: { label: 'Rakamların yılı', maxLength: 20, preview: { look: 'text' } },
    },
  },
};
