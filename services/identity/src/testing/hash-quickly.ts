import { hash } from '@node-rs/argon2';

/** The least that argon2 allows. Memory in KiB. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * A hash to store for a user of a test. Its cost is part of a hash, so it is checked as any other, in no time. Where it
 * is about how long that takes, and for passwords that the product hashes, it is not used.
 */
export function hashQuickly(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST);
}
