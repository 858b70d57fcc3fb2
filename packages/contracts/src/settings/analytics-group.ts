import type { analyticsSettings } from './analytics.ts';
import type { FormField, SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

const code = (label: string, hint: string, formatProblem: string): FormField => ({
  label,
  hint,
  formatProblem,
  preview: { look: 'detail' },
});

const digitsOnly = 'Yalnızca rakamlardan oluşan kimliği girin';
const verification = (label: string): FormField => ({
  ...code(
    label,
    'Doğrulama etiketinin kendisi ya da içindeki kod.',
    'En az 10 karakterlik kodu girin: harf, rakam, tire ve alt çizgi içerebilir',
  ),
  isLong: true,
  store: (text) => /\bcontent\s*=\s*["']?([\w-]+)/i.exec(text)?.[1],
});

/** An id of a tracker. */
const tracker = (label: string, hint: string, formatProblem: string): FormField =>
  code(label, `${hint}. “Ziyaretçi ölçümü” kapalıyken hiçbir şey yüklenmez.`, formatProblem);

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const analyticsGroup: SettingGroup<typeof analyticsSettings> = {
  category: 'analytics',
  isPublic: true,
  form: {
    title: 'Ziyaretçi ölçümü ve çerezler',
    shownAt: { name: 'Sitenin her sayfasında', path: '/' },
    fields: {
      tracking_enabled: switchField(
        'Ziyaretçi ölçümü',
        'Ölçüm araçları yalnızca bu ayar açıkken, kimliği girilmişse ve ziyaretçi izin vermişse yüklenir; randevu sayfasında hiçbir zaman yüklenmez.',
      ),
      cookie_consent_required: switchField(
        'Çerez izni sorulsun',
        'Kapalıyken çerez bildirimi görünmez. İzin alınamayacağı için ölçüm araçları da yüklenmez.',
      ),
      google_tag_manager_id: tracker(
        'Google Tag Manager kimliği',
        'Örneğin GTM-ABC1234',
        'GTM- ile başlayan kimliği girin, örneğin GTM-ABC1234',
      ),
      google_analytics_id: tracker(
        'Google Analytics kimliği',
        'Örneğin G-ABCDE12345',
        'G- ile başlayan kimliği girin, örneğin G-ABCDE12345',
      ),
      analytics_anonymize_ip: switchField(
        'IP adresleri kısaltılsın',
        'Google Analytics’e ziyaretçinin IP adresi kısaltılarak bildirilir.',
      ),
      facebook_pixel_id: tracker('Facebook Pixel kimliği', 'Yalnızca rakamlardan oluşur', digitsOnly),
      hotjar_site_id: tracker('Hotjar site kimliği', 'Yalnızca rakamlardan oluşur', digitsOnly),
      google_site_verification: verification('Google doğrulama kodu'),
      bing_site_verification: verification('Bing doğrulama kodu'),
    },
  },
};
