import type { ProblemWords } from './problem-words.ts';
import { serviceLabels } from './service-labels.ts';

type Consequences = Pick<ProblemWords, 'visitors' | 'staff'>;

/** What it means that a service is away; docs/operations.md says the same at length. */
const consequences: Record<string, Consequences> = {
  identity: {
    visitors: 'Etkilenmez; randevu da isteyebilirler.',
    staff: 'Kimse giriş yapamaz; açık oturumlar bir dakika içinde durur.',
  },
  appointments: {
    visitors: 'Sayfalar son hâliyle görünür; boş saatler görünmez ve randevu istenemez, yazdıkları formda kalır.',
    staff: 'Randevular, takvim ve çocuk dosyaları açılmaz; öbür ekranlar çalışır.',
  },
  content: {
    visitors: 'Sayfalar son hâliyle görünür, randevu istenebilir; uzun süredir açılmamış sayfalar açılmaz.',
    staff: 'Sayfalar, yazılar ve ayarlar açılmaz; randevular çalışır. E-postalar bekler, sonra kendiliğinden gider.',
  },
  seo: {
    visitors: 'Etkilenmez; site haritası ve yeni hazırlanan sayfaların arama metinleri eksik kalır.',
    staff: 'SEO ekranları açılmaz; ziyaretler sayılmaya devam eder.',
  },
  messaging: {
    visitors: 'Randevu isteyebilirler; iletişim formu gönderilemez, e-postalar gecikir.',
    staff: 'Bildirimler ve mesajlar açılmaz; bekleyen e-postalar sonra kendiliğinden gider.',
  },
};

/** A service that does not answer, in words. */
export function serviceAwayWords(name: string): ProblemWords {
  const known = consequences[name] ?? { visitors: 'Bilinmiyor.', staff: 'Bilinmiyor.' };
  return {
    title: `${serviceLabels[name] ?? name} servisi yanıt vermiyor`,
    ...known,
    remedy:
      'Servisi yeniden başlatın; neden durduğu günlüğünün sonunda yazar. Geri gelince her şey kendiliğinden sürer.',
  };
}
