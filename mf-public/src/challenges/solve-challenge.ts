import type { SubmissionChallenge } from '@practice/contracts';
import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Far more than a slow phone takes. */
const TIMEOUT_MS = 30_000;

/**
 * Solves a challenge, off the main thread for the most part; gives what the header `Challenge-Solution` takes.
 * @throws Error without crypto.subtle, and after half a minute
 */
export async function solveChallenge(challenge: SubmissionChallenge): Promise<string> {
  const solution = await solve({ challenge, deriveKey, timeout: TIMEOUT_MS });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
