import { database } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it } from 'vitest';
import { usersHaveVersions } from './2026-11-23-users-have-versions.ts';

useTestDatabase([]);

it('gives each user a first version, and leaves those that have one', async () => {
  const users = database().collection<{ _id: string; version?: number }>('users');
  await users.insertMany([{ _id: 'old' }, { _id: 'changed', version: 4 }]);
  await usersHaveVersions.up();
  await usersHaveVersions.up();
  expect(
    await users
      .find({}, { projection: { version: 1 } })
      .sort({ _id: 1 })
      .toArray(),
  ).toEqual([
    { _id: 'changed', version: 4 },
    { _id: 'old', version: 1 },
  ]);
});
