import { httpsHostsProblem, policyAdditionsProblem, widenedDirectives } from '../policy-additions.ts';
import type { securityHeaderSettings } from './security-headers.ts';
import { selectField } from './select-field.ts';
import type { SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

/** In a file of its own: the services read the settings, and need none of this. */
export const securityHeaderGroup: SettingGroup<typeof securityHeaderSettings> = {
  category: 'security',
  isPublic: false,
  form: {
    title: 'Bağlantı ve tarayıcı korumaları',
    shownAt: { name: 'Sunucunun tarayıcılara bildirdikleri', path: '/' },
    fields: {
      force_https_redirect: switchField(
        'Yalnız https',
        'http ile gelen ziyaretçi https adresine yönlendirilir; panele giriş ve programların istekleri (API) http ile kabul edilmez. URL Yönetimi bölümündeki “https zorunlu olsun” yalnız yönlendirir: bu ayar açıkken onun kapalı olması bir şey değiştirmez.',
        {
          consequences: {
            true: 'Siteye ve yönetim paneline artık yalnız https ile ulaşılır. Güvenlik sertifikası geçerli değilse kimse ulaşamaz.',
          },
        },
      ),
      hsts_enabled: switchField(
        'Kalıcı https (HSTS)',
        'Siteye https ile gelen tarayıcı, bu alan adına ve alt alan adlarına bir yıl boyunca yalnız https ile bağlanır. Kapatılınca her tarayıcı, siteye https ile bir sonraki gelişinde bunu unutur.',
      ),
      security_headers_enabled: switchField(
        'Ek güvenlik başlıkları',
        'Herkese açık sayfalarda X-Content-Type-Options, Referrer-Policy, Permissions-Policy, Cross-Origin-Opener-Policy ve benzerleri. Kapalıyken de içerik güvenliği politikası (CSP), çerçeve koruması ve HSTS gönderilir; panel, API ve dosyalar bütün başlıklarını korur. Açık kalması önerilir.',
        { consequences: { false: 'Tarayıcılar herkese açık sayfalarda bu ek korumaları uygulamaz.' } },
      ),
      x_frame_options: selectField(
        'Çerçevede gösterim',
        {
          DENY: 'Hiç kimse (DENY)',
          SAMEORIGIN: 'Yalnız bu site (SAMEORIGIN)',
          'ALLOW-FROM': 'Seçilen siteler (ALLOW-FROM)',
        },
        {
          hint: 'Herkese açık sayfaları hangi siteler kendi içinde (iframe) gösterebilir; yönetim paneli hiçbir sitenin çerçevesinde açılmaz. Tarayıcılar ALLOW-FROM’u artık tanımaz: yerine aynı işi gören frame-ancestors gönderilir.',
        },
      ),
      frame_ancestors: {
        label: 'Çerçeve izni verilenler',
        maxLength: 500,
        hint: 'Yalnız ALLOW-FROM seçiliyken, bu sitenin yanında: https:// ile başlayan alan adları, aralarında boşlukla. Boşsa yalnız bu site.',
        problem: httpsHostsProblem,
        preview: { look: 'detail' },
      },
      content_security_policy: {
        label: 'İçerik politikasına (CSP) ekler',
        type: 'textarea',
        maxLength: 1000,
        hint: `Sayfaların başka sitelerden neyi yükleyebileceği; her satırda bir yönerge ve https adresleri, örneğin: frame-src https://video.ornek.com. Yönergeler: ${widenedDirectives.join(', ')}. Resimler zaten her https adresinden gösterilir. Betik (script-src) eklenemez; panel ve randevu sayfası eklerden etkilenmez.`,
        problem: policyAdditionsProblem,
        preview: { look: 'detail' },
      },
    },
  },
};
