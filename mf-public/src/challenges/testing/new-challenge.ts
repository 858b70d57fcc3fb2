import type { SubmissionChallenge } from '@practice/contracts';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A challenge that a test solves in a moment, at this attempt. */
export async function newChallenge(counter: number): Promise<SubmissionChallenge> {
  const data = { use: 'contact-message' };
  return (await createChallenge({
    ...{
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      counter,
      data,
      deriveKey,
      expiresAt: Math.floor(Date.now() / 1000) + 600,
    },
    ...{ hmacSignatureSecret: 'a secret of tests', hmacKeySignatureSecret: 'another one' },
  })) as SubmissionChallenge;
}

/** Which attempt a header `Challenge-Solution` says solved its challenge. */
export function counterIn(header: string | undefined): number {
  return JSON.parse(atob(header ?? '')).solution.counter;
}
