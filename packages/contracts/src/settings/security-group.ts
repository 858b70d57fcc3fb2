import type { securitySettings } from './security.ts';
import { selectField } from './select-field.ts';
import type { FormField, SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

const number = (label: string, hint: string): FormField => ({
  label,
  type: 'number',
  hint,
  preview: { look: 'detail' },
});

/** In a file of its own: the services read the settings, and need none of this. */
export const securityGroup: SettingGroup<typeof securitySettings> = {
  category: 'security',
  isPublic: false,
  form: {
    title: 'Oturum ve sınırlar',
    shownAt: { name: 'Yönetim paneline giriş', path: '/admin' },
    fields: {
      admin_session_timeout: number(
        'Oturum süresi (dakika)',
        'Bu kadar süre hiçbir şey yapılmayan oturum kapanır: 5 ile 720 arasında; boşsa 60.',
      ),
      admin_session_max_hours: number(
        'Oturumun en uzun süresi (saat)',
        'Çalışılsa da bu kadar süre sonra yeniden giriş istenir: 1 ile 72 arasında; boşsa 12.',
      ),
      max_login_attempts: number(
        'Yanlış şifre sınırı',
        'Art arda bu kadar yanlış şifreden sonra giriş bir süre engellenir: 3 ile 20 arasında; boşsa 5.',
      ),
      lockout_duration: number(
        'Engelleme süresi (dakika)',
        'Yanlış şifre sınırı aşıldığında: 1 ile 1440 arasında; boşsa 15.',
      ),
      require_strong_password: switchField(
        'Güçlü şifre zorunlu',
        'Açıkken yeni şifreler en az 12 karakter olmalı ve kolay tahmin edilmemelidir; kapalıyken en az 8 karakter yeter. Kayıtlı şifreler değiştirilene kadar geçerli kalır.',
        { consequences: { false: 'Yeni şifreler 8 karakterlik ve kolay tahmin edilir olabilir.' } },
      ),
      two_step_required: selectField(
        'İki adımlı giriş zorunlu',
        {
          nobody: 'Kimse için',
          admins: 'Yöneticiler için',
          editors: 'Yöneticiler ve moderatörler için',
          everyone: 'Herkes için',
        },
        {
          hint: 'Kurmamış olanlar, kurana kadar yönetim panelinde başka bir şey yapamaz.',
        },
      ),
      rate_limit_enabled: switchField(
        'İstek sınırı',
        'Aynı adresten ya da kullanıcıdan gelen aşırı istekler, hakkı yenilenene kadar geri çevrilir. Açık kalması önerilir.',
        { consequences: { false: 'Siteye aşırı istek gönderenler artık durdurulmaz.' } },
      ),
      rate_limit_requests: number(
        'Dakikadaki istek',
        'İstek sınırı açıkken bir dakikada yenilenen hak: 60 ile 100.000 arasında; boşsa 300.',
      ),
      rate_limit_burst: number(
        'Bir anda en çok istek',
        'Bir adresin ya da kullanıcının ara vermeden gönderebileceği en çok istek. Kullanılan hak, “Dakikadaki istek” hızıyla eşit aralıklarla geri gelir; yani herhangi bir dakikada en çok ikisinin toplamı kadar istek yanıtlanır: 60 ile 100.000 arasında; boşsa 300.',
      ),
      max_file_size_mb: number(
        'Dosya boyu (MB)',
        'Randevuya eklenen dosyaların en büyüğü: 1 ile 25 arasında; boşsa 10.',
      ),
      security_log_retention: number(
        'Denetim kaydını saklama süresi (gün)',
        'Bundan eski kayıtlar her gün silinir, geri getirilemez: 180 ile 3.650 arasında; boşsa 730.',
      ),
      virus_scan_enabled: switchField(
        'Virüs taraması',
        'Yüklenen her dosya, görsel ve ses kaydedilmeden önce taranır; taranamayan da kaydedilmez. Sunucuda bir tarayıcı (ClamAV, CLAMD_URL) kurulu değilse açılamaz.',
      ),
      allowed_file_types: {
        label: 'İzin verilen dosya türleri',
        maxLength: 200,
        hint: 'Virgülle ayırın; boşsa desteklenen bütün türler.',
        formatProblem: 'Yalnızca desteklenen türleri yazın: pdf, jpg, png gibi',
        preview: { look: 'detail' },
      },
    },
  },
};
