import type { PersonalSample } from '@practice/contracts';

export type PersonalKind = PersonalSample['values'][number]['kind'];
type Words = { kind: PersonalKind; words: string[] };

/** Of what somebody wrote so many words are looked for; of fewer nobody can say whose they are. */
const WORDS_OF_TEXT = 8;
const FEWEST_OF_TEXT = 4;
const DIGITS = /\+?\d[\d\s().-]{8,}\d/g;
const NATIONAL_DIGITS = 10;

/**
 * Finds personal data in texts, however they are written: names and what people wrote word by word, phones by their digits.
 * Each text is read once, however many values there are.
 */
export class PersonalValues {
  readonly #byFirstWord = new Map<string, Words[]>();
  readonly #phones = new Set<string>();

  /** @param published what the practice says of itself: a value in it is no secret */
  constructor(values: PersonalSample['values'], published: string) {
    const known = wordsOf(published);
    const knownPhones = new Set(phonesIn(published));
    for (const { kind, text } of values) {
      if (kind === 'phone') {
        for (const phone of phonesIn(text)) if (!knownPhones.has(phone)) this.#phones.add(phone);
        continue;
      }
      const words = wordsOf(text).slice(0, WORDS_OF_TEXT);
      if (words.length < (kind === 'text' ? FEWEST_OF_TEXT : 2) || has(known, words)) continue;
      const [first = ''] = words;
      this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), { kind, words }]);
    }
  }

  /** The kinds of personal data that a text has in it. */
  in(text: string): Set<PersonalKind> {
    const found = new Set<PersonalKind>();
    if (phonesIn(text).some((phone) => this.#phones.has(phone))) found.add('phone');
    const words = wordsOf(text);
    for (const [position, word] of words.entries()) {
      for (const { kind, words: looked } of this.#byFirstWord.get(word) ?? []) {
        if (startsAt(words, position, looked)) found.add(kind);
      }
    }
    return found;
  }
}

/** Words of a text, of HTML or JSON as well, in lower case by Turkish rules. */
function wordsOf(text: string): string[] {
  const plain = text.replace(/\\[nrt"\\/]|&(?:amp|quot|lt|gt|#x?[0-9a-f]{1,6});/gi, ' ');
  return plain.toLocaleLowerCase('tr').match(/[\p{L}\p{N}]+/gu) ?? [];
}

function phonesIn(text: string): string[] {
  return (text.match(DIGITS) ?? []).map((run) => run.replace(/\D/g, '').slice(-NATIONAL_DIGITS));
}

function has(words: readonly string[], looked: readonly string[]): boolean {
  return words.some((_, position) => startsAt(words, position, looked));
}

function startsAt(words: readonly string[], position: number, looked: readonly string[]): boolean {
  return looked.every((word, index) => words[position + index] === word);
}
