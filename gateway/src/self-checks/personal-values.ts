import type { PersonalSample } from '@practice/contracts';

type Value = PersonalSample['values'][number];
export type PersonalKind = Value['kind'];
export type PersonalRecord = Value['record'];
type Words = { kind: PersonalKind; words: string[]; record: PersonalRecord };

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
  readonly #phones = new Map<string, PersonalRecord>();

  /** @param published what the practice says of itself: a value in it is no secret */
  constructor(values: readonly Value[], published: string) {
    const known = wordsOf(published);
    const knownPhones = new Set(phonesIn(published));
    for (const { kind, text, record } of values) {
      if (kind === 'phone') {
        for (const phone of phonesIn(text)) if (!knownPhones.has(phone)) this.#phones.set(phone, record);
        continue;
      }
      const words = wordsOf(text).slice(0, WORDS_OF_TEXT);
      if (words.length < (kind === 'text' ? FEWEST_OF_TEXT : 2) || has(known, words)) continue;
      const [first = ''] = words;
      this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), { kind, words, record }]);
    }
  }

  /** The kinds of personal data that a text has in it, each with somebody whose it is. */
  in(text: string): Map<PersonalKind, PersonalRecord> {
    const found = new Map<PersonalKind, PersonalRecord>();
    for (const phone of phonesIn(text)) {
      const record = this.#phones.get(phone);
      if (record) found.set('phone', record);
    }
    const words = wordsOf(text);
    for (const [position, word] of words.entries()) {
      for (const { kind, words: looked, record } of this.#byFirstWord.get(word) ?? []) {
        if (startsAt(words, position, looked)) found.set(kind, record);
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
