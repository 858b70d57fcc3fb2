import { randomUUID } from 'node:crypto';
import { databaseProxy, testDatabaseUri } from '@practice/service-kit/testing';
import { expect, it, onTestFinished } from 'vitest';
import { connectDatabase, database, disconnectDatabase, isDatabaseUp } from './database.ts';
import { toDomainError } from './domain-error.ts';
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

it('a database that takes requests and answers none is down within two seconds, and up again by itself', async () => {
  const proxy = await databaseProxy(testDatabaseUri('hanging'));
  await connectDatabase(proxy.uri);
  onTestFinished(() => disconnectDatabase().then(proxy.shut));
  expect(await isDatabaseUp()).toBe(true);
  proxy.hang();
  const startedAt = Date.now();
  expect(await isDatabaseUp()).toBe(false);
  expect(Date.now() - startedAt).toBeLessThan(2000);
  proxy.goOn();
  await expect.poll(isDatabaseUp, { timeout: 20_000 }).toBe(true);
});

it('a transaction that hangs is given up when its time is over, and is not waited for once more', async () => {
  const proxy = await databaseProxy(testDatabaseUri('hanging'));
  const uri = new URL(proxy.uri);
  uri.searchParams.set('socketTimeoutMS', '500');
  await connectDatabase(uri.href);
  onTestFinished(() => disconnectDatabase().then(proxy.shut));
  const rooms = database().collection('rooms');
  const work = runTransaction(
    async (session) => {
      await rooms.findOne({}, { session });
      proxy.hang();
      await rooms.findOne({}, { session });
    },
    { limitMs: 100 },
  );
  const startedAt = Date.now();
  const error = await work.catch((thrown) => thrown);
  expect(toDomainError(error).code).toBe('UNAVAILABLE');
  expect(Date.now() - startedAt).toBeLessThan(5000);
  proxy.goOn();
});
