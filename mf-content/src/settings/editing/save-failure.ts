import { readProblem } from '@practice/ui/data';

const unreachable = 'Bağlantı Hatası: Sunucuya bağlanılamadı. İnternet bağlantınızı kontrol edin.';
const fallback = 'Ayarlar kaydedilirken bir hata oluştu';

/** The message for a failed save. */
export function saveFailure(error: unknown): string {
  const { code, message } = readProblem(error);
  switch (code) {
    case 'UNAUTHENTICATED':
      return 'Oturum süresi dolmuş. Lütfen yeniden giriş yapın.';
    case 'FORBIDDEN':
      return 'Bu işlem için yetkiniz yok.';
    case 'VALIDATION_FAILED':
    case 'MALFORMED_REQUEST':
      return message || 'Geçersiz veri gönderildi.';
    case 'OFFLINE':
    case 'UNREACHABLE':
      return unreachable;
    case 'INTERNAL':
      return fallback;
    default:
      return message || fallback;
  }
}
