import { z } from '@practice/contracts';
import type { StaffFetch } from '@practice/ui/back-office';

const readiness = z.object({ database: z.boolean(), events: z.boolean() });

/**
 * In a sentence what the server itself says of its database: it answers everybody, without a session.
 * @throws when `signal` is aborted
 */
export async function readReadiness(fetch: StaffFetch, signal: AbortSignal): Promise<string> {
  const response = await fetch('/readyz', { signal }).catch(() => undefined);
  if (signal.aborted) throw signal.reason;
  if (!response) return 'Sunucuya ulaşılamıyor. İnternet bağlantınızı kontrol edin; sunucu da kapalı olabilir.';
  const { data } = readiness.safeParse(await response.json().catch(() => undefined));
  if (!data) return 'Sunucuya ulaşılıyor, ancak önündeki vekil yanıt veriyor; sunucu yeniden başlıyor olabilir.';
  if (!data.database) return DATABASE_AWAY;
  if (!data.events)
    return 'Sunucu çalışıyor, ancak veritabanındaki olayları okuyamıyor; birazdan kendiliğinden düzelir.';
  return 'Sunucu ve veritabanı çalışıyor; kullanıcılar servisi yanıt vermiyor olabilir.';
}

const DATABASE_AWAY =
  'Veritabanı yanıt vermiyor. Veliler son hâliyle saklanan sayfaları görür, ancak randevu isteyemez; ekip hiçbir kaydı ' +
  'açamaz. Veritabanı geri gelince her şey kendiliğinden sürer, onaylanmış hiçbir kayıt kaybolmaz.';
