import { backupFrequencyLabels } from '../backups.ts';
import type { backupSettings } from './backup.ts';
import { selectField } from './select-field.ts';
import type { SettingGroup } from './setting.ts';
import { switchField } from './switch-field.ts';

export const backupGroup: SettingGroup<typeof backupSettings> = {
  category: 'security',
  isPublic: false,
  form: {
    title: 'Yedekleme',
    shownAt: { name: 'Yedekler', path: '/admin#backups' },
    fields: {
      auto_backup_enabled: switchField(
        'Otomatik yedekleme',
        'Bütün veriler gece 02.30’da bir dosyaya yazılır, geri yüklenip karşılaştırılarak kontrol edilir.',
        { consequences: { false: 'Verileriniz artık kendiliğinden yedeklenmez.' } },
      ),
      backup_frequency: selectField('Yedekleme sıklığı', backupFrequencyLabels, {
        hint: 'Otomatik yedekleme açıkken.',
      }),
      backup_encryption: switchField(
        'Yedekleri şifrele',
        'Şifreli yedeği yalnızca bu sitenin anahtarı açar; anahtarın bir kopyasını yedeklerden ayrı saklayın.',
        { consequences: { false: 'Yeni yedekler, dosyayı ele geçiren herkesin okuyabileceği biçimde saklanır.' } },
      ),
      backup_retention_days: {
        label: 'Yedekleri saklama süresi (gün)',
        type: 'number',
        hint: 'Daha eski yedekler silinir, kontrolden geçen en yeni yedek her zaman kalır: 7 ile 3.650 arasında; boşsa 30.',
        preview: { look: 'detail' },
      },
    },
  },
};
