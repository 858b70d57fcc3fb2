import { type BackupFault, NoSpace, toBackupProblem } from '@practice/service-kit/backup/backup-problem';

const sentences: Record<BackupFault, string> = {
  missing: 'Dosya bulunamadı: silinmiş ya da başka bir sunucuda olabilir.',
  'cut-off': 'Dosyanın sonu eksik.',
  'not-a-backup': 'Dosya bu ürünün bir yedeği değil ya da bozulmuş.',
  'wrong-key': 'Dosya başka bir anahtarla şifrelenmiş; bu sitenin anahtarıyla açılmıyor.',
  changed: 'Dosya yazıldıktan sonra değişmiş ya da bozulmuş.',
  differs: 'Geri yüklenen veriler yedeklenenlerle aynı değil.',
  newer: 'Yedek, ürünün daha yeni bir sürümüyle alınmış.',
  'no-space': 'Diskte yeterli boş yer yok.',
  'disk-full': 'Yedek yazılırken disk doldu.',
  'not-written': 'Yedek klasörüne yazılamıyor.',
  'not-allowed': 'Veritabanı kontrol için geçici bir veritabanı açmaya izin vermiyor.',
  'too-slow':
    'Veritabanı, kayıtların hepsi okunana kadar aynı anı saklamadı. Daha sakin bir saatte yeniden deneyin; ' +
    'yinelenirse veritabanının yöneticisi minSnapshotHistoryWindowInSeconds ayarını yükseltmeli.',
  away: 'Veritabanı yanıt vermedi.',
};

/** What admins read of an error, and whether it may not come again; null for one that says nothing to them. */
export function problemOf(error: unknown): { sentence: string; isPassing: boolean } | null {
  const problem = toBackupProblem(error);
  if (!problem) return null;
  const { missing } = problem instanceof NoSpace ? problem : {};
  const figures = missing ? ` ${missing.neededMb} MB gerekli, ${missing.freeMb} MB boş.` : '';
  return { sentence: sentences[problem.fault] + figures, isPassing: problem.isPassing };
}

export const UNEXPECTED = 'Beklenmeyen bir hata oluştu; ayrıntısı sunucunun günlüğünde.';
