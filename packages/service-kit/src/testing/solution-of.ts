import type { SubmissionChallenge } from '@practice/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** What a browser sends of a challenge that it has solved, in the header `Challenge-Solution`. */
export async function solutionOf(challenge: SubmissionChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
