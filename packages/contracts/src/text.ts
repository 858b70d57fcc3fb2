const TRANSLITERATION: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', İ: 'i', I: 'i', ö: 'o', ş: 's', ü: 'u' };

/** Texts that have nothing to clean: letters of Latin languages, printable signs and line breaks. */
const PLAIN = /^[\t\n -~¡-¬®-ɏ]*$/;
const BREAK = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/** What is not seen: a joiner is kept inside an emoji and in Arabic script, and with it what chooses an emoji's look. */
const UNSEEN =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}][\ufe0e\ufe0f\u{e0020}-\u{e007f}]*(?:\u200d(?=\p{Extended_Pictographic}))?|[#*\d]\ufe0f\u20e3|\p{Script=Arabic}[\u200c\u200d])|(?![\t\n])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * Takes what is not seen out of a text: control characters, marks of direction, spaces without width, halves of characters.
 * Each kind of line break becomes `\n`, each kind of space an ordinary one. The result is NFC.
 */
export function cleanText(value: string): string {
  if (PLAIN.test(value)) return value;
  const text = value.replace(BREAK, '\n').replace(UNSEEN, (_, kept = '') => kept);
  return text.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Cleans a text, trims it and puts it on one line: applied to names, e-mails and phones. */
export function normalizeText(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ').trim();
}

/** The one slug rule: transliterated, lower case, hyphens. "Sınav Kaygısı" is `sinav-kaygisi`. */
export function toSlug(value: string): string {
  return foldText(value)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** The key that search compares: case- and accent-insensitive by Turkish rules (İ/i and I/ı fall together). */
export function toSearchKey(value: string): string {
  return foldText(normalizeText(value));
}

/** A text in small Latin letters without accents, by Turkish rules. */
export function foldText(value: string): string {
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
