import type { protectionSettings } from './protections.ts';
import type { SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

/** Each hint says what guards. In a file of its own: the services read the settings, and need none of this. */
export const protectionGroup: SettingGroup<typeof protectionSettings> = {
  category: 'security',
  isPublic: false,
  form: {
    title: 'Her zaman açık korumalar',
    shownAt: { name: 'Yönetim paneline giriş', path: '/admin' },
    fields: {
      admin_authentication_enabled: switchField(
        'Yönetim için giriş zorunluluğu',
        'Yönetim panelindeki her bilgi ve işlem için giriş gerekir; oturum ve rol her istekte sunucuda denetlenir.',
      ),
      csrf_protection_enabled: switchField(
        'Başka sitelerden gelen isteklere karşı koruma (CSRF)',
        'Başka bir sitenin, giriş yapmış birinin tarayıcısından gönderdiği istekler geri çevrilir; oturum çerezi başka sitelere gönderilmez.',
      ),
      xss_protection_enabled: switchField(
        'Sayfalara kod sokulmasına karşı koruma (XSS)',
        'Metinler sayfaya kod olarak değil, yazı olarak konur; biçimli metinler temizlenir. İçerik güvenlik politikası, izin verilmeyen betikleri tarayıcıda da durdurur.',
      ),
      input_sanitization_enabled: switchField(
        'Girdilerin denetlenmesi',
        'Gönderilen her alan sunucuda türü, uzunluğu ve biçimiyle denetlenir; bilinmeyen alanlar geri çevrilir, biçimli metinler kaydedilirken ve gösterilirken temizlenir.',
      ),
      sql_injection_protection: switchField(
        'Veritabanı sorgularına müdahaleye karşı koruma (SQL)',
        'Bu sitede SQL yoktur: veritabanı MongoDB’dir. Sorgular yazılan metinlerden kurulmaz; metin beklenen yerde sorgu işleci taşıyan girdiler geri çevrilir.',
      ),
      file_upload_validation: switchField(
        'Yüklenen dosyaların denetlenmesi',
        'Bir dosyanın türüne adından değil, içeriğinden karar verilir; resimler yeniden yazılır, izin verilmeyen türler ve çok büyük dosyalar geri çevrilir.',
      ),
      ddos_protection_enabled: switchField(
        'Aşırı yüke karşı koruma (DDoS)',
        'Giriş denemeleri, randevu ve iletişim formları her adres için sınırlıdır. Kısa sürede olağandışı sayıda gönderim gelirse ziyaretçinin tarayıcısı, kimseyi rahatsız etmeden kendi çözdüğü kısa bir güvenlik kontrolünden geçer. Çok büyük gövdeler ve pahalı sorgular geri çevrilir. Ağın tümünü dolduran saldırıları yalnızca sunucunuzun sağlayıcısı durdurabilir.',
      ),
    },
  },
};
