const TRANSLITERATION: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', İ: 'i', I: 'i', ö: 'o', ş: 's', ü: 'u' };

/** Trims, collapses white space and normalises to NFC: applied to names, e-mails and phones. */
export function normalizeText(value: string): string {
  return value.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** The one slug rule: transliterated, lower case, hyphens. "Sınav Kaygısı" is `sinav-kaygisi`. */
export function toSlug(value: string): string {
  return fold(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The key that search compares: case- and accent-insensitive by Turkish rules (İ/i and I/ı fall together). */
export function toSearchKey(value: string): string {
  return fold(normalizeText(value));
}

function fold(value: string): string {
  return value
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => TRANSLITERATION[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
}

const ALPHABET = 'abcçdefgğhıijklmnoöpqrsştuüvwxyz';

/** A key that sorts by the Turkish alphabet in the database. */
export function toSortKey(value: string): string {
  return [...normalizeText(value).toLocaleLowerCase('tr')]
    .map((letter) => {
      const place = ALPHABET.indexOf(letter);
      return place < 0 ? letter : String.fromCharCode(0x100 + place);
    })
    .join('');
}
