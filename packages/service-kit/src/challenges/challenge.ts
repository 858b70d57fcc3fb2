import { randomInt } from 'node:crypto';
import { type ChallengedUse, challengeSolution, type SubmissionChallenge } from '@practice/contracts';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { database } from '../database.ts';
import { isDuplicateKey } from '../domain-error.ts';
import { keyedHash } from '../field-encryption.ts';
import { prepareCollection } from '../prepare-collections.ts';
import type { Pressure } from './pressure.ts';

const VALID_SECONDS = 600;
/** Rounds of one attempt: half a millisecond of a desktop, two of a phone. */
const COST = 3000;
/**
 * How many attempts a solution takes at most: a second and a half of a phone under the greatest pressure. Any number up to it
 * is as likely, so that it is of no use to begin elsewhere than at the first.
 */
const MOST_ATTEMPTS: Record<Exclude<Pressure, 0>, number> = { 1: 200, 2: 400, 3: 800 };

const COLLECTION = 'solved_challenges';
const solved = () => database().collection<{ _id: string; expiresAt: Date }>(COLLECTION);

/** By FIELD_KEY, which all processes that ask have. */
const secrets = () => ({
  hmacSignatureSecret: keyedHash('submission', 'challenge'),
  hmacKeySignatureSecret: keyedHash('submission', 'key'),
});

/** A challenge for one submission of this kind, valid for ten minutes; the more pressure, the more work. */
export async function issueChallenge(use: ChallengedUse, pressure: Exclude<Pressure, 0>): Promise<SubmissionChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(1, MOST_ATTEMPTS[pressure] + 1),
    data: { use },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + VALID_SECONDS,
    ...secrets(),
  });
  // By its own JSON: the library names parameters that this one has not, with undefined.
  return JSON.parse(JSON.stringify(challenge)) as SubmissionChallenge;
}

/**
 * Whether a text is the solution of a challenge for this use, which no server has accepted before: of two that send it at once
 * one gets it. The text is that of the header `Challenge-Solution`.
 */
export async function takeSolution(use: ChallengedUse, text: string): Promise<boolean> {
  const sent = readSolution(text);
  if (sent?.challenge.parameters.data.use !== use) return false;
  const { verified } = await verifySolution({ ...sent, deriveKey, ...secrets() });
  if (!verified) return false;
  const { nonce, expiresAt } = sent.challenge.parameters;
  try {
    await solved().insertOne({ _id: nonce, expiresAt: new Date(expiresAt * 1000) });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function readSolution(text: string) {
  try {
    return challengeSolution.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export async function prepareSolvedChallenges(): Promise<void> {
  await prepareCollection(COLLECTION, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
}
