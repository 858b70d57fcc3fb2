import type { appearanceSettings, heroBackgroundSettings } from './appearance.ts';
import { selectField } from './select-field.ts';
import type { FormField, SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

const color = (label: string, hint: string): FormField => ({
  label,
  type: 'color',
  hint,
  preview: { look: 'color' },
});

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const appearanceGroup: SettingGroup<typeof appearanceSettings> = {
  category: 'appearance',
  isPublic: true,
  form: {
    title: 'Renkler ve biçimler',
    shownAt: { name: 'Sitenin her sayfasında', path: '/' },
    fields: {
      primary_color: color(
        'Ana renk',
        'Düğmelerde ve bağlantılarda, örneğin #1F5F58. Açık ve koyu tonları bundan türetilir; üzerindeki yazının rengi okunacak biçimde seçilir.',
      ),
      secondary_color: color('Vurgu rengi', 'Rozetlerde ve çizimlerde; tonları ve yazı rengi aynı biçimde türetilir.'),
      button_style: selectField(
        'Düğmeler',
        { rounded: 'Yuvarlatılmış köşeler', square: 'Köşeli', pill: 'Hap biçimi' },
        { hint: 'Sitenin bütün düğmeleri.' },
      ),
      card_style: selectField(
        'Kartlar',
        { shadow: 'Gölgeli', border: 'İnce çerçeveli', flat: 'Düz renkli' },
        { hint: 'Hizmetler, yazılar ve iletişim kutuları.' },
      ),
      animation_enabled: switchField(
        'Hareketler',
        'Geçişler ve canlandırmalar. Açıkken de, cihazında hareketi azaltan ziyaretçiye gösterilmez.',
      ),
      loading_animation: selectField(
        'Yüklenirken',
        { fade: 'Solma', slide: 'Kayma', bounce: 'Zıplama', pulse: 'Nabız' },
        { hint: 'İçeriği beklenen yerlerin hareketi.' },
      ),
      smooth_scrolling: switchField('Yumuşak kaydırma', 'Sayfa içindeki bağlantılara kayarak gidilir.'),
    },
  },
};

export const heroBackgroundGroup: SettingGroup<typeof heroBackgroundSettings> = {
  category: 'appearance',
  isPublic: true,
  form: {
    title: 'Ana sayfanın girişi',
    shownAt: { name: 'Ana sayfanın ilk ekranı', path: '/' },
    fields: {
      hero_background_style: selectField(
        'Arka plan',
        { gradient: 'Renk geçişi', solid: 'Düz', image: 'Görsel' },
        { hint: 'Görsel seçildiyse aşağıdaki görsel kullanılır; boşsa arka plan düz kalır.' },
      ),
      hero_background_image: {
        label: 'Arka plan görseli',
        type: 'image',
        maxLength: 500,
        hint: 'Üzerindeki yazı okunabilsin diye kâğıt rengiyle örtülür; en az 1600 piksel genişlik önerilir.',
        preview: { look: 'image' },
      },
    },
  },
};
