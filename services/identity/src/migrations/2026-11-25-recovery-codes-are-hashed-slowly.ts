import { database, type Migration } from '@practice/service-kit';
import { hashPassword } from '../passwords/hash-password.ts';

const FAST_HASH = /^[\w-]{43}$/;

/** Recovery codes were stored as SHA-256, whose codes of 59 bits can be found with rented machines. */
export const recoveryCodesAreHashedSlowly: Migration = {
  name: '2026-11-25-recovery-codes-are-hashed-slowly',
  async up() {
    const twoSteps = database().collection<{ _id: string; recoveryHashes: string[] }>('two_steps');
    for await (const { _id, recoveryHashes } of twoSteps.find({ recoveryHashes: FAST_HASH })) {
      const hashes = await Promise.all(
        recoveryHashes.map((hash) => (FAST_HASH.test(hash) ? hashPassword(hash) : hash)),
      );
      await twoSteps.updateOne({ _id, recoveryHashes }, { $set: { recoveryHashes: hashes } });
    }
  },
};
