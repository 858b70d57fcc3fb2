import { CHALLENGE_HEADER, type SubmissionChallenge } from '@practice/contracts';
import { RequestFailure } from '@practice/ui/query';
import { lazyModule } from '@practice/ui/router';

/** What a button says while a challenge is being solved. */
export const SOLVING = 'Güvenlik kontrolü yapılıyor…';

/** What solves a challenge; comes only when one is asked for. */
const solver = lazyModule(() => import('./solve-challenge.ts'));
/** A second one is solved when the first solution came too late. */
const MAX_SOLVED = 2;

type Send = (headers: Record<string, string>) => Promise<void>;

/**
 * Sends something; when the server asks for a challenge to be solved, does so and sends it again. `onSolving` is told of the
 * moment that this takes.
 * @throws what `send` throws; the server's refusal when this browser cannot solve a challenge
 */
export async function sendSolved(send: Send, onSolving: (isSolving: boolean) => void): Promise<void> {
  let headers = {};
  for (let solved = 0; ; solved += 1) {
    try {
      return await send(headers);
    } catch (error) {
      const challenge = error instanceof RequestFailure ? error.problem?.challenge : undefined;
      const solution = challenge && solved < MAX_SOLVED ? await solve(challenge, onSolving) : undefined;
      if (solution === undefined) throw error;
      headers = { [CHALLENGE_HEADER]: solution };
    }
  }
}

/** The solution as it is sent; undefined without crypto.subtle (a page over http), or when the code cannot be loaded. */
async function solve(challenge: SubmissionChallenge, onSolving: (isSolving: boolean) => void) {
  onSolving(true);
  try {
    return await (await solver.load()).solveChallenge(challenge);
  } catch {
    return undefined;
  } finally {
    onSolving(false);
  }
}
