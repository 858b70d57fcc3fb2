import { addDays, today } from '@practice/contracts';
import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { accessTokensEnd } from './2026-11-22-access-tokens-end.ts';

useTestDatabase([]);

it('gives an end to tokens that have none, and leaves the others alone, also when it runs again', async () => {
  const tokens = database().collection<{ _id: string; expiresAt?: string | null }>('access_tokens');
  await tokens.insertMany([
    { _id: 'endless', expiresAt: null },
    { _id: 'old' },
    { _id: 'dated', expiresAt: '2026-12-01' },
  ]);
  await accessTokensEnd.up();
  await accessTokensEnd.up();
  const end = addDays(today(), 90);
  expect(await tokens.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'dated', expiresAt: '2026-12-01' },
    { _id: 'endless', expiresAt: end },
    { _id: 'old', expiresAt: end },
  ]);
});
