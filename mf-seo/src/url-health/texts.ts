import type { UrlFaultKind, UrlHealthStatus } from '@practice/contracts';

export const statusLabels: Record<UrlHealthStatus, string> = { healthy: 'Sağlıklı', warning: 'Uyarı', error: 'Hata' };

export const statusTones = { healthy: 'confirmed', warning: 'pending', error: 'cancelled' } as const;

export const kindLabels: Record<UrlFaultKind, string> = {
  unreachable: 'Açılmıyor',
  noindex: 'Arama motorlarına kapalı',
  mixedContent: 'Güvenli olmayan içerik',
  brokenLink: 'Bozuk bağlantı',
  brokenPicture: 'Bozuk görsel',
  redirected: 'Yönlendiriyor',
  slow: 'Yavaş',
  missingDescription: 'Açıklama yok',
  noHeading: 'Ana başlık yok',
  severalHeadings: 'Birden çok ana başlık',
  missingAlt: 'Alternatif metin yok',
};
