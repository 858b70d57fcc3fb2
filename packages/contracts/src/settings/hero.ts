import { linkTarget } from '../contact-links.ts';
import type { SettingGroup, Settings } from './setting.ts';

// No success figures, ratings or promises of a cure in default texts: Turkish rules on health advertising.
export const heroSettings = {
  hero_welcome_badge: { default: 'Hoş geldiniz' },
  hero_title: { default: 'Çocuğunuzun dünyasını birlikte anlayalım' },
  hero_subtitle: { default: 'Çocuk ve ergenler için psikolojik destek' },
  hero_description: {
    default:
      'Çocuklar zorlandıklarını her zaman sözcüklerle anlatamaz. Oyunun, resmin ve sohbetin diliyle onu dinliyor, aileniz için atılabilecek adımları sizinle birlikte, acele etmeden belirliyoruz.',
  },
  hero_button_text: { default: 'Randevu Al' },
  hero_button_link: { default: '/appointment', read: linkTarget },
  hero_stats_1: { default: 'Çocuk ve ergen' },
  hero_stats_2: { default: 'Yüz yüze ve online' },
  hero_stats_3: { default: 'Gizliliğe özen' },
} satisfies Settings;

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
