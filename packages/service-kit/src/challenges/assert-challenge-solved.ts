import type { ChallengedUse } from '@practice/contracts';
import type { ServiceContext } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { issueChallenge, takeSolution } from './challenge.ts';
import { countChallenge } from './challenge-counts.ts';
import { pressureOf } from './pressure.ts';

type Submission = {
  /** The same for the same submission, whoever sends it how often. */
  hit: string;
  /** How many the limit of the caller's address has counted, with this one. */
  fromAddress: number;
  /** Whether it is stored already: then nothing is asked. */
  isKnown?: () => Promise<boolean>;
};

/**
 * Under pressure, has the program of a visitor do some work before something is stored. Signed-in staff and access tokens are
 * neither counted nor asked.
 * @throws DomainError CHALLENGE_REQUIRED, or CHALLENGE_FAILED when the solution that came is none; both with a challenge
 */
export async function assertChallengeSolved(
  ctx: ServiceContext,
  use: ChallengedUse,
  { hit, fromAddress, isKnown }: Submission,
): Promise<void> {
  if (ctx.actor.role !== 'anonymous') return;
  const pressure = pressureOf({ hit, fromAddress, address: ctx.address });
  if (pressure === 0 || (await isKnown?.())) return;
  const { challengeSolution } = ctx;
  if (challengeSolution !== undefined && (await takeSolution(use, challengeSolution))) return countChallenge('solved');
  if (challengeSolution !== undefined) await countChallenge('failed');
  await countChallenge('asked');
  const code = challengeSolution === undefined ? 'CHALLENGE_REQUIRED' : 'CHALLENGE_FAILED';
  throw new DomainError(code, { attachment: { challenge: await issueChallenge(use, pressure) } });
}
