import type { SettingGroup, Settings } from './setting.ts';
import { switchField } from './switch-field.ts';

export const cookieNoticeSettings = {
  // Shows the cookie banner, also where no tracker is set up.
  cookie_consent_enabled: { type: 'boolean', default: 'false' },
} satisfies Settings;

export const cookieNoticeGroup: SettingGroup<typeof cookieNoticeSettings> = {
  category: 'general',
  isPublic: true,
  form: {
    title: 'Çerez bildirimi',
    shownAt: { name: 'Sitenin her sayfasında', path: '/' },
    fields: {
      cookie_consent_enabled: switchField(
        'Çerez bildirimi gösterilsin',
        'Ziyaretçiye çerez izni sorulur; sayfaların altında “Çerez tercihleri” bağlantısı durur. Kapalıyken de, ölçüm araçları için izin gerekiyorsa sorulur.',
      ),
    },
  },
};
