import { randomUUID } from 'node:crypto';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase, database, disconnectDatabase } from './database.ts';
import { createCollection } from './prepare-collections.ts';
import { runTransaction } from './run-transaction.ts';

it.each(['secondaryPreferred', 'primaryPreferred'])(
  'a transaction reads and writes with readPreference=%s in the address',
  async (mode) => {
    const uri = testDatabaseUri(`preference_${randomUUID().slice(0, 8)}`);
    await connectDatabase(`${uri}${uri.includes('?') ? '&' : '?'}readPreference=${mode}&w=1`);
    onTestFinished(async () => {
      await database().dropDatabase();
      await disconnectDatabase();
    });
    await createCollection('rooms');
    const rooms = database().collection<{ _id: string }>('rooms');
    await runTransaction(async (session) => {
      expect(await rooms.findOne({ _id: 'a' }, { session })).toBeNull();
      await rooms.insertOne({ _id: 'a' }, { session });
    });
    expect(await rooms.countDocuments()).toBe(1);
  },
);
