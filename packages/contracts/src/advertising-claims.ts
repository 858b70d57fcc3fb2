/**
 * After these, "en iyi" ranks the practice or who works there: "en iyi çocuk psikoloğu", but not "en iyi şekilde" or "en iyi
 * arkadaşı".
 */
const ranked =
  '(?: (?:çocuk|ergen|genç|aile|çift|oyun|klinik|uzman|özel|online|psikolojik|ve|&))* ' +
  '(?:psikolo[gğ]|psikiyatrist|pedagog|terapi|danışman|uzman|doktor|hekim|klini[kğ]|merkez|kurum|ekip|ekib|kadro|hizmet|tedavi)';

/** A kind of claim that Turkish health-advertising rules restrict, with how to recognise it. */
type ClaimKind = { kind: string; patterns: RegExp[] };

const kinds: ClaimKind[] = [
  {
    kind: 'Puan veya sıralama',
    patterns: [
      /(?<!\d)\d(?:[.,]\d)?\s*(?:\/\s*(?:5|10)(?!\d)|yıldız|puan)/u,
      /[★⭐]/u,
      new RegExp(`(?<!\\p{L})en iyi(?=${ranked})`, 'u'),
      /(?<!\p{L})en iyi(?:siyiz|leriyiz|lerdeniz)(?!\p{L})/u,
      // "Çorlu'nun en iyisi", but not "en iyisi bir uzmana sormak".
      /\p{L}['’]?n[ıiuü]n en iyi(?:si|leri)(?!\p{L})/u,
      /(?<!\p{L})en (?:başarılı|ünlü|çok tercih edilen|güvenilir)(?!\p{L})/u,
      /(?<!\p{L})(?:bir numara|1 numara|no ?1)(?!\p{L})/u,
    ],
  },
  {
    kind: 'Başarı oranı veya sayı',
    patterns: [
      /(?:%|yüzde)\s*\d+|\d+\s*%/u,
      /başarı (?:oranı|garantisi|hikaye|hikâye)/u,
      /\d[\d.]*\s*\+?\s*(?:mutlu |memnun )?(?:danışan|aile|hasta|çocuk)(?!\p{L})/u,
      // Any figure of successes, or of what is sold by its number: "500+ başarılı terapi", "1.000+ seans".
      /\d[\d.]*\s*\+?\s*(?:\p{L}+ )?(?:başarı(?:lı)?|memnun|mutlu|iyileşen)(?!\p{L})(?: \p{L}+)?/u,
      /\d[\d.]*\s*\+\s*(?:\p{L}+ )?(?:terapi|seans|görüşme|vaka|tedavi|öğrenci|ergen|randevu)(?!\p{L})/u,
      /(?<!\p{L})(?:yüzlerce|binlerce)(?: \p{L}+)? (?:danışan|aile|hasta|çocuk|ergen|seans|terapi)(?!\p{L})/u,
      /memnuniyet/u,
    ],
  },
  {
    kind: 'İyileşme vaadi',
    patterns: [
      /garanti/u,
      /kesin (?:çözüm|sonuç|tedavi)/u,
      /kalıcı (?:çözüm|olarak)|tamamen (?:geçer|kurtul|iyileş)/u,
      /(?<!\p{L})iyileştir|mucize|kurtul(?:un|ma|abilir)/u,
      /\d+\s*seansta/u,
    ],
  },
];

/** What is out of place in an article, and may be said elsewhere: services have prices, the practitioner has titles. */
const articleKinds: ClaimKind[] = [
  {
    kind: 'Övgü',
    patterns: [
      /(?<!\p{L})(?:alanında (?:lider|öncü|tek)|lider klinik|eşsiz|benzersiz|rakipsiz)(?!\p{L})/u,
      /(?<!\p{L})(?:danışanlarımız|ailelerimiz) (?:bizi|çok memnun)/u,
    ],
  },
  {
    kind: 'Fiyat veya indirim',
    patterns: [
      /\d[\d.,]*\s*(?:tl|₺|lira|try)(?!\p{L})|₺\s*\d/u,
      /(?<!\p{L})(?:indirim(?:li)?|kampanya|fırsat paketi|ücretsiz (?:seans|görüşme|terapi))/u,
      /(?:seans|görüşme|terapi) ücret/u,
    ],
  },
  {
    kind: 'Sertifika unvanı',
    patterns: [
      /(?<!\p{L})sertifikalı (?:\p{L}+ ){0,3}(?:terapist|uzman|psikolog|uygulayıcı|eğitmen)/u,
      /(?<!\p{L})(?:akredite|uluslararası onaylı) (?:\p{L}+ ){0,3}(?:terapist|uzman|psikolog|uygulayıcı)/u,
    ],
  },
];

type AdvertisingClaim = { kind: string; words: string };

/**
 * The claims in a text that Turkish health-advertising rules restrict: ratings, success figures, promises of a cure. A
 * warning for the author, never a rejection: the words may have another meaning. In an article also praise, prices and titles
 * by certificate.
 */
export function advertisingClaims(text: string, { isArticle = false } = {}): AdvertisingClaim[] {
  const lower = text.normalize('NFC').toLocaleLowerCase('tr');
  return [...kinds, ...(isArticle ? articleKinds : [])].flatMap(({ kind, patterns }) => {
    const found = patterns.flatMap((pattern) => pattern.exec(lower)?.[0].trim() ?? []);
    return [...new Set(found)].map((words) => ({ kind, words }));
  });
}
