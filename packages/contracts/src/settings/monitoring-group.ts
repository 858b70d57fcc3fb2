import type { monitoringSettings } from './monitoring.ts';
import type { SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

/** In a file of its own: the services read the settings, and need none of this. */
export const monitoringGroup: SettingGroup<typeof monitoringSettings> = {
  category: 'security',
  isPublic: false,
  form: {
    title: 'Güvenlik izleme',
    shownAt: { name: 'Güvenlik Olayları', path: '/admin#security-alerts' },
    fields: {
      security_monitoring_enabled: switchField(
        'Güvenlik izleme',
        'Giriş denemeleri, yetki değişiklikleri ve olağandışı işlemler izlenir; bulunanlar Güvenlik Olayları bölümünde listelenir, yöneticilere bildirimle ve e-postayla haber verilir.',
        { consequences: { false: 'Güvenlik olayları artık kaydedilmez ve kimseye haber verilmez.' } },
      ),
      failed_login_alerts: switchField(
        'Başarısız giriş uyarıları',
        'Güvenlik izleme açıkken: engellenen girişler ve birden çok hesaba yayılan hatalı denemeler.',
      ),
      suspicious_activity_alerts: switchField(
        'Olağandışı işlem uyarıları',
        'Güvenlik izleme açıkken: yeni cihaz ve ağlar, verilen yönetici rolleri, kapatılan iki adımlı girişler, çok sayıda dışa aktarma, silme ve klinik kayıt görüntüleme, geri çevrilen istekler.',
      ),
    },
  },
};
