import { toSearchKey } from '@practice/contracts';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { turkishWords } from './turkish-words.ts';

/** So many characters are looked at: the estimate takes long for long texts, and the rest could only make it harder. */
const MOST_CHARACTERS = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * How many guesses a password takes at least, by zxcvbn: common passwords, rows of keys, dates, repetitions and Turkish
 * words are found early, and so are `words` (names of the user and the practice). Case and accents make no difference.
 */
export async function estimateGuesses(password: string, words: readonly string[]): Promise<number> {
  estimator ??= loadEstimator();
  return (await estimator).check(toSearchKey(password), words.map(toSearchKey)).guesses;
}

/** When the first password is set: the lists take some megabytes. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  const dictionary = { ...common.dictionary, turkish: turkishWords.map(toSearchKey) };
  return new core.ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, maxLength: MOST_CHARACTERS });
}
