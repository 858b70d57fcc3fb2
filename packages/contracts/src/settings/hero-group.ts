import type { heroSettings } from './hero.ts';
import type { SettingGroup } from './setting.ts';

/** Apart from the settings: public pages load it for staff only. */
export const heroGroup: SettingGroup<typeof heroSettings> = {
  category: 'content',
  isPublic: true,
  form: {
    title: 'Ana sayfa karşılama',
    shownAt: { name: 'Ana sayfanın ilk ekranı', path: '/' },
    fields: {
      hero_welcome_badge: { label: 'Karşılama rozeti', maxLength: 50, preview: { look: 'badge' } },
      hero_title: { label: 'Başlık', required: true, minLength: 10, maxLength: 200, preview: { look: 'title' } },
      hero_subtitle: { label: 'Alt başlık', maxLength: 100, preview: { look: 'lead' } },
      hero_description: { label: 'Açıklama', type: 'textarea', maxLength: 300, preview: { look: 'text' } },
      hero_button_text: { label: 'Düğme metni', maxLength: 50, preview: { look: 'button' } },
      hero_button_link: {
        label: 'Düğme bağlantısı',
        type: 'url',
        maxLength: 100,
        hint: 'Örneğin /randevu, #iletisim ya da https:// ile başlayan bir adres.',
        preview: { look: 'detail' },
      },
      hero_stats_1: { label: 'Bilgi 1', maxLength: 50, preview: { look: 'chip' } },
      hero_stats_2: { label: 'Bilgi 2', maxLength: 50, preview: { look: 'chip' } },
      hero_stats_3: { label: 'Bilgi 3', maxLength: 50, preview: { look: 'chip' } },
    },
  },
};
