import type { SettingGroup, Settings } from './setting.ts';

/** Ids go into the addresses of scripts and codes into the head, so nothing else is taken. */
export const analyticsSettings = {
  // Nothing that watches visitors is loaded without it, whatever ids are set.
  tracking_enabled: { type: 'boolean', default: 'false' },
  // Shows the cookie banner. Without it nobody can consent, so no tracker is loaded either.
  cookie_consent_required: { type: 'boolean', default: 'false' },
  google_tag_manager_id: { default: '', read: matching(/^GTM-[A-Z0-9]{4,12}$/) },
  google_analytics_id: { default: '', read: matching(/^G-[A-Z0-9]{4,16}$/) },
  analytics_anonymize_ip: { type: 'boolean', default: 'true' },
  facebook_pixel_id: { default: '', read: matching(/^\d{5,20}$/) },
  hotjar_site_id: { default: '', read: matching(/^\d{3,12}$/) },
  google_site_verification: { default: '', read: matching(/^[\w-]{10,100}$/) },
  bing_site_verification: { default: '', read: matching(/^[\w-]{10,100}$/) },
} satisfies Settings;

export const analyticsGroup: SettingGroup<typeof analyticsSettings> = {
  category: 'analytics',
  isPublic: true,
  form: {
    title: 'Ziyaretçi ölçümü ve çerezler',
    shownAt: { name: 'Sitenin her sayfasında', path: '/' },
    fields: {
      tracking_enabled: {
        label: 'Ziyaretçi ölçümü açık',
        type: 'switch',
        hint: 'Ölçüm araçları yalnızca bu ayar açıkken, kimliği girilmişse ve ziyaretçi izin vermişse yüklenir; randevu sayfasında hiçbir zaman yüklenmez.',
        preview: { look: 'switch' },
      },
      cookie_consent_required: {
        label: 'Çerez izni sorulsun',
        type: 'switch',
        hint: 'Kapalıyken çerez bildirimi görünmez. İzin alınamayacağı için ölçüm araçları da yüklenmez.',
        preview: { look: 'switch' },
      },
      google_tag_manager_id: {
        label: 'Google Tag Manager kimliği',
        hint: 'Örneğin GTM-ABC1234',
        preview: { look: 'detail' },
      },
      google_analytics_id: {
        label: 'Google Analytics kimliği',
        hint: 'Örneğin G-ABCDE12345',
        preview: { look: 'detail' },
      },
      analytics_anonymize_ip: { label: 'IP adresleri kısaltılsın', type: 'switch', preview: { look: 'switch' } },
      facebook_pixel_id: {
        label: 'Facebook Pixel kimliği',
        hint: 'Yalnızca rakamlardan oluşur',
        preview: { look: 'detail' },
      },
      hotjar_site_id: {
        label: 'Hotjar site kimliği',
        hint: 'Yalnızca rakamlardan oluşur',
        preview: { look: 'detail' },
      },
      google_site_verification: {
        label: 'Google doğrulama kodu',
        hint: 'Doğrulama etiketinin content değeri',
        preview: { look: 'detail' },
      },
      bing_site_verification: {
        label: 'Bing doğrulama kodu',
        hint: 'Doğrulama etiketinin content değeri',
        preview: { look: 'detail' },
      },
    },
  },
};

function matching(pattern: RegExp): (value: string) => string | undefined {
  return (value) => (pattern.test(value) ? value : undefined);
}
