import { selectField } from './select-field.ts';
import type { SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';
import type { urlSettings } from './url-management.ts';

const unprepared = 'O adresin alan adı kaydı (DNS) ve güvenlik sertifikası hazır değilse siteye ulaşamazlar.';

/** In a file of its own: pages of the site read the settings, and carry none of this. */
export const urlGroup: SettingGroup<typeof urlSettings> = {
  category: 'url_management',
  isPublic: true,
  internal: [
    'www_redirect_policy',
    'force_https',
    'url_lowercase_enforce',
    'redirect_tracking_enabled',
    'bulk_redirect_enabled',
    'llms_txt_enabled',
    'url_health_auto_check',
    'url_health_email_alert',
    'url_health_detailed_log',
    'url_analytics_enabled',
    'url_analytics_retention_days',
  ],
  form: {
    title: 'Sayfa adresleri',
    shownAt: { name: 'Tarayıcının adres çubuğunda ve arama sonuçlarında', path: '/hizmetler' },
    fields: {
      site_base_url: {
        label: 'Arama motorlarına bildirilen adres',
        type: 'url',
        maxLength: 200,
        hint: 'Sayfaların asıl (canonical) adresi ve site haritası bununla başlar, örneğin https://www.ornek.com. Boşsa Genel bölümündeki site adresi.',
        preview: { look: 'detail' },
      },
      trailing_slash_policy: selectField(
        'Adresin sonundaki eğik çizgi',
        {
          never: 'Olmasın: /hizmetler',
          always: 'Olsun: /hizmetler/',
          auto: 'İkisi de kalsın',
        },
        { hint: 'Öteki biçimde yazan ziyaretçi, seçtiğiniz biçime yönlendirilir.' },
      ),
      www_redirect_policy: selectField(
        'Alan adının başındaki www',
        {
          with_www: 'Olsun: www.ornek.com',
          without_www: 'Olmasın: ornek.com',
          auto: 'İkisi de kalsın',
        },
        {
          hint: 'Öteki biçimde gelen ziyaretçi, seçtiğiniz alan adına yönlendirilir.',
          consequences: {
            with_www: `Bütün ziyaretçiler www ile başlayan adrese yönlendirilir. ${unprepared}`,
            without_www: `Bütün ziyaretçiler www olmayan adrese yönlendirilir. ${unprepared}`,
          },
        },
      ),
      force_https: switchField(
        'https zorunlu olsun',
        'http ile gelen ziyaretçi güvenli (https) adrese yönlendirilir. Yalnız site https ile yayımlanıyorsa açılabilir; Güvenlik bölümündeki “Yalnız https” açıkken zaten yönlendirilir.',
        {
          consequences: {
            true: 'Bütün ziyaretçiler https adresine yönlendirilir. Güvenlik sertifikası geçerli değilse siteye ulaşamazlar.',
          },
        },
      ),
      url_lowercase_enforce: switchField(
        'Adresler küçük harfle yazılsın',
        'Büyük harfle yazılan adres küçük harflisine yönlendirilir: /Hizmetler yerine /hizmetler.',
      ),
      auto_canonical_urls: switchField(
        'Sayfalar asıl adresini bildirsin',
        'Aynı sayfa birkaç adresten açıldığında arama motorları hangisinin geçerli olduğunu bilir. Açık kalması önerilir.',
      ),
      redirect_tracking_enabled: switchField(
        'Yönlendirmeler sayılsın',
        'Her yönlendirmenin kaç kez kullanıldığı sayılır; ziyaretçi hakkında bilgi tutulmaz.',
      ),
      bulk_redirect_enabled: switchField(
        'Toplu yönlendirme işlemleri',
        'Yönlendirmeler dosyadan içe aktarılabilir, topluca açılıp kapatılabilir ve silinebilir. Her işlem geri alınabilir.',
      ),
      llms_txt_enabled: switchField(
        'Yapay zekâ modelleri için sayfa listesi',
        'Sitenin sayfaları /llms.txt adresinde yapay zekâ modelleri için listelenir.',
      ),
      url_health_auto_check: switchField(
        'Adresler her gece kontrol edilsin',
        'Sitenin bütün sayfaları her gece açılır; bozuk bağlantılar, eksik açıklamalar ve yavaş sayfalar Sağlık Kontrolü sekmesinde listelenir.',
      ),
      url_health_email_alert: switchField(
        'Yeni sorunlar e-postayla bildirilsin',
        'Açılmayan sayfa, bozuk bağlantı gibi yeni bir sorun bulunduğunda iletişim adresinize bir kez e-posta gider.',
      ),
      url_health_detailed_log: switchField(
        'Ayrıntılı kayıt tutulsun',
        'Geçmişte yalnız sayılar değil, o gün bulunan her sorun da saklanır.',
      ),
      url_analytics_enabled: switchField(
        'Sayfa ziyaretleri sayılsın',
        'Hangi sayfanın kaç kez açıldığı, yanıt süresi ve cihaz türü sayılır; ziyaretçi hakkında bilgi tutulmaz.',
      ),
      url_analytics_retention_days: {
        label: 'Ziyaret sayıları kaç gün saklansın',
        type: 'number',
        hint: '7 ile 730 arasında; boşsa 395. Daha eski günler silinir.',
        preview: { look: 'detail' },
      },
    },
  },
};
