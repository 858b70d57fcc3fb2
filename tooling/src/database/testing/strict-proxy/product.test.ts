import {
  connectDatabase,
  database,
  disconnectDatabase,
  prepareCollection,
  withTransaction,
} from '@practice/service-kit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isAboutEmbedded } from '../../../testing/about-embedded.ts';
import type { StrictProxy } from './index.ts';
import { setUp, stored, things } from './setup.ts';

isAboutEmbedded();

describe('a transaction of the product', { timeout: 120_000 }, () => {
  test.each<[string, (proxy: StrictProxy) => unknown]>([
    ['an election', (proxy) => proxy.stepDown({ electionMs: 1500 })],
    ['a crash of the primary', (proxy) => proxy.stepDown({ electionMs: 1500, isCrash: true })],
    ['answers that are lost', (proxy) => proxy.loseReplies(6, { kinds: ['statement', 'commit', 'write'] })],
    ['requests that are lost', (proxy) => proxy.loseReplies(6, { kinds: ['statement', 'commit'], isExecuted: false })],
  ])('outlives %s, and is done once', async (_what, happen) => {
    const { proxy, client } = await setUp();
    await things(client).insertMany(Array.from({ length: 20 }, (_, _id) => ({ _id, n: 0 })));
    await connectDatabase(proxy.uri);
    onTestFinished(() => disconnectDatabase());
    const failures: unknown[] = [];
    const work = Array.from({ length: 20 }, async (_, _id) => {
      for (let count = 0; count < 15; count++) {
        await withTransaction(async (session) => {
          const collection = database().collection<{ _id: number; n: number }>('things');
          const found = await collection.findOne({ _id }, { session });
          await collection.updateOne({ _id }, { $set: { n: (found?.n ?? 0) + 1 } }, { session });
        }).catch((error) => failures.push(error));
      }
    });
    setTimeout(() => void happen(proxy), 300);
    await Promise.all(work);
    await proxy.calm();
    expect(failures.map((error) => `${(error as Error).name}: ${(error as Error).message}`)).toEqual([]);
    expect((await stored(client)).map(({ n }) => n)).toEqual(Array(20).fill(15));
  });
});

test('a start makes its collections and indexes through an election', { timeout: 120_000 }, async () => {
  const { proxy } = await setUp();
  await connectDatabase(proxy.uri);
  onTestFinished(() => disconnectDatabase());
  const names = Array.from({ length: 30 }, (_, index) => `made_${index}`);
  const election = proxy.stepDown({ electionMs: 1500 });
  for (const name of names) await prepareCollection(name, name.endsWith('0') ? [] : [{ key: { at: 1 } }]);
  await election;
  const made = await database().listCollections({}, { nameOnly: true }).toArray();
  expect(made.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});
