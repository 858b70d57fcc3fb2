import type { Document, MongoClient } from 'mongodb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isAboutEmbedded } from '../../../testing/about-embedded.ts';
import { isTransient, setUp, stored, things } from './setup.ts';

isAboutEmbedded();

describe('a transaction', () => {
  test('lives for its time from the first statement, however busy it is', async () => {
    const { client } = await setUp({ transactionLifetimeMs: 600 });
    const session = client.startSession();
    session.startTransaction();
    const endless = async () => {
      for (let _id = 0; ; _id++) await things(client).insertOne({ _id, n: 1 }, { session });
    };
    await expect(endless()).rejects.toSatisfy(({ code }) => code === 290 || code === 251);
    const next = things(client).insertOne({ _id: -1, n: 1 }, { session });
    await expect(next).rejects.toSatisfy((error) => error.code === 251 && isTransient(error));
    await session.abortTransaction();
    await session.endSession();
    expect(await stored(client)).toEqual([]);
  });

  const open = async (client: MongoClient) => {
    const session = client.startSession();
    onTestFinished(() => session.endSession());
    session.startTransaction();
    await things(client).insertOne({ _id: 1, n: 1 }, { session });
    return session;
  };
  test.each<[string, Document, number]>([
    ['a count', { count: 'things' }, 263],
    ['a new collection', { create: 'others' }, 263],
    ['a list of collections', { listCollections: 1 }, 263],
    ['a pipeline that writes', { aggregate: 'things', pipeline: [{ $out: 'others' }], cursor: {} }, 263],
    ['a write to a collection of the server', { insert: 'system.js', documents: [{ _id: 1 }] }, 263],
  ])('refuses %s, and names it', async (_what, command, code) => {
    const { proxy, client } = await setUp();
    const session = await open(client);
    await expect(client.db().command(command, { session })).rejects.toMatchObject({ code });
    expect(proxy.violations).toHaveLength(1);
  });

  test('names two commands at once in its session', async () => {
    const { proxy, client } = await setUp({}, { minPoolSize: 3 });
    const session = await open(client);
    proxy.delay(300);
    // With one connection, as the pool may have at first, the driver sends one after the other.
    await vi.waitFor(async () => {
      await Promise.allSettled([2, 3, 4].map((_id) => things(client).insertOne({ _id, n: 1 }, { session })));
      expect(proxy.violations).toContain('insert things while its session runs another command');
    }, 30_000);
  });
});

test('names reads from secondaries and writes that an election may undo', async () => {
  const { proxy, client } = await setUp();
  await things(client).insertOne({ _id: 1, n: 1 }, { writeConcern: { w: 1 } });
  await things(client).findOne({}, { readPreference: 'secondaryPreferred' });
  expect(proxy.violations).toEqual([
    'insert things with w: 1, which an election may undo',
    'find things reads from a secondary (secondaryPreferred)',
  ]);
});

test('refuses a null byte in a pattern', async () => {
  const { proxy, client } = await setUp();
  const search = client
    .db()
    .collection('things')
    .findOne({ text: { $regex: 'a\0b' } });
  await expect(search).rejects.toMatchObject({ code: 2 });
  expect(proxy.violations).toHaveLength(1);
});

describe('the other personas', () => {
  test('mongos has no set, and takes transactions', async () => {
    const { proxy, client } = await setUp({ persona: 'mongos' });
    const hello = await client.db('admin').command({ hello: 1 });
    expect(hello.msg).toBe('isdbgrid');
    expect(hello).not.toHaveProperty('setName');
    proxy.loseReplies(1, { kinds: ['commit'] });
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await things(client).insertOne({ _id: 1, n: 1 }, { session });
        expect(await things(client).distinct('n', {}, { session })).toEqual([1]);
      }),
    );
    expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
  });

  test('Atlas refuses what only its operators may do', async () => {
    const { client } = await setUp({ persona: 'atlas' });
    for (const command of [{ killAllSessions: [] }, { replSetGetStatus: 1 }]) {
      await expect(client.db('admin').command(command)).rejects.toMatchObject({ code: 8000, codeName: 'AtlasError' });
    }
  });
});
