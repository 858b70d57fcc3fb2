import { toSearchKey } from '@practice/contracts';

const STEM_LENGTH = 5;
const SOFT_ENDINGS: Record<string, string> = { b: 'p', d: 't', g: 'k' };
const MIN_LENGTH = 2;

/** The words of a text as they stand in it, without what follows an apostrophe: Çorlu'da is Çorlu. */
export function wordsOf(text: string): string[] {
  return text.replace(/(?<=\p{L})['’]\p{L}+/gu, '').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word in one spelling (KAYGI, kaygı and kaygi are the same); null for a single letter. */
export function wordKey(word: string): string | null {
  const key = toSearchKey(word);
  return key.length < MIN_LENGTH ? null : key;
}

/**
 * What the forms of a word have in common: its first five letters, which Turkish suffixes leave as they are but for a
 * softened end: çocuğu has the stem of çocuk. Null for a single letter.
 */
export function wordStem(word: string): string | null {
  return (
    wordKey(word)
      ?.slice(0, STEM_LENGTH)
      .replace(/[bdg]$/, (letter) => SOFT_ENDINGS[letter] ?? letter) ?? null
  );
}
