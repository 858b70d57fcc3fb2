import { type BackupFault, BackupProblem } from '@practice/service-kit/backup/backup-problem';

const sentences: Record<BackupFault, string> = {
  missing: 'Dosya bulunamadı: silinmiş ya da başka bir sunucuda olabilir.',
  'cut-off': 'Dosyanın sonu eksik.',
  'not-a-backup': 'Dosya bu ürünün bir yedeği değil ya da bozulmuş.',
  'wrong-key': 'Dosya başka bir anahtarla şifrelenmiş; bu sitenin anahtarıyla açılmıyor.',
  changed: 'Dosya yazıldıktan sonra değişmiş ya da bozulmuş.',
  differs: 'Geri yüklenen veriler yedeklenenlerle aynı değil.',
  newer: 'Yedek, ürünün daha yeni bir sürümüyle alınmış.',
  'no-space': 'Diskte yedek için yeterli boş yer yok.',
};

/** What admins read of an error; null for one that may not come again: the work is tried another time. */
export function problemSentence(error: unknown): string | null {
  if (error instanceof BackupProblem) return sentences[error.fault];
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'Yedek yazılırken disk doldu.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR')
    return 'Yedek klasörüne yazılamıyor.';
  const UNAUTHORIZED = 13;
  return code === UNAUTHORIZED ? 'Veritabanı kontrol için geçici bir veritabanı açmaya izin vermiyor.' : null;
}

export const UNEXPECTED = 'Beklenmeyen bir hata oluştu; ayrıntısı sunucunun günlüğünde.';
