import { PASSWORD_LENGTH } from '@practice/contracts';
import { estimateGuesses } from './estimate-guesses.ts';

/** Fewer guesses are made in a day by somebody who has the hash, which costs 30 ms each, with a rented machine. */
const LEAST_GUESSES = 1e10;

/** Why a password is weak; null for a strong one. `words` are names that somebody would try first. */
export async function findPasswordWeakness(
  password: string,
  words: readonly string[],
): Promise<'short' | 'easy' | null> {
  if ([...password].length < PASSWORD_LENGTH.strongMin) return 'short';
  return (await estimateGuesses(password, words)) < LEAST_GUESSES ? 'easy' : null;
}
