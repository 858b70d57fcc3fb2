import { selectField } from './select-field.ts';
import type { SettingGroup } from './setting.ts';
import type { siteSettings } from './site.ts';

const hidden =
  'Meta tag’inde başka bir seçim olmayan bütün sayfalar arama sonuçlarından çıkar. Geri alındıktan sonra yeniden görünmeleri haftalar sürebilir.';

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const siteGroup: SettingGroup<typeof siteSettings> = {
  category: 'general',
  isPublic: true,
  form: {
    title: 'Site',
    shownAt: { name: 'Paylaşılan bağlantılarda ve arama sonuçlarında', path: '/' },
    fields: {
      site_name: {
        label: 'Site adı',
        maxLength: 100,
        hint: 'Üst bilgide ve sayfa başlıklarının sonunda görünür.',
        preview: { look: 'lead', order: 1 },
      },
      author_name: {
        label: 'Yazar adı',
        maxLength: 100,
        hint: 'Sayfaların yazarı olarak arama motorlarına bildirilir.',
        preview: { look: 'detail', order: 3 },
      },
      site_url: {
        label: 'Site adresi',
        type: 'url',
        maxLength: 200,
        hint: 'Arama motorlarına bildirilen adres, örneğin https://www.ornek.com. Boşsa sitenin yayımlandığı adres.',
        preview: { look: 'detail', order: 2 },
      },
      site_logo_url: {
        label: 'Logo',
        type: 'image',
        maxLength: 500,
        hint: 'Site adının yanında görünür; kare, en az 96 × 96 piksel. Boşsa sitenin kendi simgesi.',
        preview: { look: 'image', order: -1 },
      },
      site_favicon: {
        label: 'Sekme simgesi (favicon)',
        type: 'image',
        maxLength: 500,
        hint: 'Tarayıcı sekmesinde görünür; kare bir PNG, SVG ya da ICO; kitaplıktaki bir görselden her boy simge yapılır. Boşsa sitenin kendi simgesi.',
        preview: { look: 'image', order: -2 },
      },
      site_image: {
        label: 'Paylaşım görseli',
        type: 'image',
        maxLength: 500,
        hint: '1200 × 630 piksel. Boşsa sitenin kendi görseli paylaşılır.',
        preview: { look: 'image', order: 0 },
      },
      robots_meta: selectField(
        'Arama motorlarında görünme',
        {
          'index, follow': 'Görünsün, bağlantılar izlensin',
          'index, nofollow': 'Görünsün, bağlantılar izlenmesin',
          'noindex, follow': 'Görünmesin, bağlantılar izlensin',
          'noindex, nofollow': 'Görünmesin, bağlantılar izlenmesin',
        },
        {
          hint: 'Meta tag’i olan sayfalarda onun seçimi geçerlidir.',
          consequences: { 'noindex, follow': hidden, 'noindex, nofollow': hidden },
        },
      ),
    },
  },
};
