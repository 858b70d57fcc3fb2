import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { securityStamps } from './2026-11-22-security-stamps.ts';

useTestDatabase([]);

it.each(['users', 'sessions'])('renames the stamp in %s and keeps its value, also when it runs again', async (name) => {
  const collection = database().collection<{ _id: string; stamp?: string; securityStamp?: string }>(name);
  await collection.insertMany([
    { _id: 'old', stamp: 'one' },
    { _id: 'renamed', securityStamp: 'two' },
  ]);
  await securityStamps.up();
  await securityStamps.up();
  expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
    { _id: 'old', securityStamp: 'one' },
    { _id: 'renamed', securityStamp: 'two' },
  ]);
});
