import { linkTarget } from '../contact-links.ts';
import type { Settings } from './setting.ts';

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
