import { retentionDays } from '../retention-days.ts';
import type { retentionSettings } from './retention.ts';
import type { FormField, SettingGroup } from './setting.ts';

const lowered =
  'Süre kısalıyor: yeni süreden eski kayıtlar gece kalıcı olarak silinir. Kaydettikten sonra neyin silineceğini Kişisel Veriler › Saklama süreleri sekmesinde görebilir, geceden önce süreyi yeniden uzatabilirsiniz.';

function days(key: keyof typeof retentionDays, label: string, hint: string): FormField {
  const period = retentionDays[key];
  const inTurkish = (number: number) => number.toLocaleString('tr-TR');
  return {
    label: `${label} (gün)`,
    type: 'number',
    hint: `${hint} ${inTurkish(period.min)} ile ${inTurkish(period.max)} arasında; boşsa ${inTurkish(period.default)}.`,
    lowered,
    preview: { look: 'detail' },
  };
}

/** How long personal data of families is kept. In a file of its own: the services read the settings, and need none of this. */
export const retentionGroup: SettingGroup<typeof retentionSettings> = {
  category: 'legal',
  isPublic: false,
  form: {
    title: 'Saklama süreleri',
    shownAt: { name: 'Kişisel Veriler', path: '/admin#privacy?tab=retention' },
    fields: {
      data_retention_period: days(
        'data_retention_period',
        'Randevuları ve çocuk dosyalarını saklama süresi',
        'Çocuğun son randevusundan, notundan ya da değerlendirmesinden bu kadar gün sonra, onunla ilgili her şey gece silinir.',
      ),
      contact_message_retention_days: days(
        'contact_message_retention_days',
        'Mesajları saklama süresi',
        'Son yazışmadan bu kadar gün sonra yanıtlarıyla birlikte silinir; randevuların süresinden uzun olamaz.',
      ),
      email_retention_days: days(
        'email_retention_days',
        'Giden e-postaların kaydını saklama süresi',
        'Hangi e-postanın ne zaman gittiği bu kadar gün sonra silinir; randevuların süresinden uzun olamaz.',
      ),
      data_request_retention_days: days(
        'data_request_retention_days',
        'Kişisel veri başvurularını saklama süresi',
        'Kapandıktan bu kadar gün sonra silinir. Ne yapıldığını kanıtladığı için en az üç yıl saklanır, randevuların süresinden uzun da olabilir.',
      ),
    },
  },
};
