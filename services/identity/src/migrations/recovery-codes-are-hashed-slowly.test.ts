import { createHash } from 'node:crypto';
import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { findRecoveryHash } from '../two-step/recovery-codes.ts';
import { recoveryCodesAreHashedSlowly } from './2026-11-25-recovery-codes-are-hashed-slowly.ts';

useTestDatabase([]);

it('keeps the recovery codes of before, as slow hashes, also when it runs again', async () => {
  const codes = ['k3m9x7pq2vnd', 'abcd2345efgh'];
  const recoveryHashes = codes.map((code) => createHash('sha256').update(code).digest('base64url'));
  const twoSteps = database().collection<{ _id: string; recoveryHashes: string[] }>('two_steps');
  await twoSteps.insertMany([
    { _id: 'codes', recoveryHashes },
    { _id: 'none', recoveryHashes: [] },
  ]);
  await recoveryCodesAreHashedSlowly.up();
  const after = await twoSteps.find().sort({ _id: 1 }).toArray();
  await recoveryCodesAreHashedSlowly.up();
  expect(await twoSteps.find().sort({ _id: 1 }).toArray()).toEqual(after);
  const [{ recoveryHashes: hashes } = { recoveryHashes: [] }, none] = after;
  expect(none?.recoveryHashes).toEqual([]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$/);
  for (const [index, code] of codes.entries()) expect(await findRecoveryHash(code, hashes)).toBe(hashes[index]);
  expect(await findRecoveryHash('abcd2345efgx', hashes)).toBeNull();
});
