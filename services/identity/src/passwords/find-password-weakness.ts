import { PASSWORD_LENGTH, toSearchKey } from '@practice/contracts';
import { estimateGuesses } from './estimate-guesses.ts';

/** Fewer guesses are made in a day by an attacker who has the hash, which costs 30 ms each, with a rented machine. */
const LEAST_GUESSES = 1e10;

/** So many letters and digits are left of a strong password without the words that an attacker tries first. */
const LEAST_LEFT = 8;

/** A shorter beginning of a word is in many others. */
const LEAST_BEGINNING = 5;

/** Why a password is weak; null for a strong one. `words` are names that an attacker tries first. */
export async function findPasswordWeakness(
  password: string,
  words: readonly string[],
): Promise<'short' | 'easy' | null> {
  if ([...password].length < PASSWORD_LENGTH.strongMin) return 'short';
  const typed = lettersOf(password);
  const left = withoutWords(typed, words);
  if (left !== typed && left.length < LEAST_LEFT) return 'easy';
  return (await estimateGuesses(password, words)) < LEAST_GUESSES ? 'easy' : null;
}

/** What is left of a text without these words, and without their beginnings: of "psikolojisi" "psikoloji" counts too. */
function withoutWords(text: string, words: readonly string[]): string {
  const beginnings = words.map(lettersOf).flatMap((word) => {
    const shortest = Math.min(word.length, LEAST_BEGINNING);
    return Array.from({ length: word.length - shortest + 1 }, (_, cut) => word.slice(0, word.length - cut));
  });
  beginnings.sort((one, other) => other.length - one.length);
  return beginnings.filter(Boolean).reduce((left, beginning) => left.replaceAll(beginning, ''), text);
}

function lettersOf(text: string): string {
  return toSearchKey(text).replace(/[^\p{L}\p{N}]/gu, '');
}
