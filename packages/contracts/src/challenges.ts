import { z } from './zod-setup.ts';

/** What visitors submit, and may have to solve a challenge for. */
export const challengedUses = ['appointment-request', 'contact-message'] as const;
export type ChallengedUse = (typeof challengedUses)[number];

const hex = z.string().regex(/^[0-9a-f]+$/);

/**
 * Work for the caller's program (ALTCHA, version 2): to find the counter for which PBKDF2 of `nonce` and counter, with `salt`
 * and `cost` rounds, gives a key that begins with `keyPrefix`. Signed, so nothing of it can be changed.
 */
export const submissionChallenge = z
  .strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.number().int(),
      data: z.strictObject({ use: z.enum(challengedUses) }),
      expiresAt: z.number().int().meta({ description: 'In seconds since 1970.' }),
      keyLength: z.number().int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  })
  .meta({ id: 'SubmissionChallenge' });

/** What the header `Challenge-Solution` may contain: base64. An empty one is as none. */
export const CHALLENGE_SOLUTION_PATTERN = /^[A-Za-z0-9+/=_-]{0,2000}$/;

/** What is in it, as base64 of its JSON: the challenge as it came, and what was found. */
export const challengeSolution = z.strictObject({
  challenge: submissionChallenge,
  solution: z.object({ counter: z.number().int(), derivedKey: hex }),
});

export type SubmissionChallenge = z.infer<typeof submissionChallenge>;
