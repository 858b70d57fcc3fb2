import { MongoClient } from 'mongodb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isAboutEmbedded } from '../../../testing/about-embedded.ts';
import type { ChaosOptions } from './chaos.ts';
import { isTransient, setUp, stored, things } from './setup.ts';

isAboutEmbedded();

describe('a set of three', () => {
  test('is found by its name, and one of them leads', async () => {
    const { client } = await setUp();
    const hello = await client.db('admin').command({ hello: 1 });
    expect(hello).toMatchObject({ setName: 'rs0', isWritablePrimary: true, primary: hello.me });
    expect(hello.hosts).toHaveLength(3);
    await vi.waitFor(() => expect(typesOf(client)).toEqual(['RSPrimary', 'RSSecondary', 'RSSecondary']), 30_000);
  });

  test('says that it is MongoDB 8.0, and asks for the password of the engine behind', async () => {
    const { proxy, client } = await setUp();
    const info = await client.db('admin').command({ buildInfo: 1 });
    expect(info.version).toBe('8.0.12');
    expect(info).not.toHaveProperty('secantusVersion');
    const stranger = new MongoClient(proxy.uri.replace(/:[^:@]+@/, ':wrong@'), { appName: 'unrecorded' });
    onTestFinished(() => stranger.close(true));
    await expect(stranger.db().command({ ping: 1 })).rejects.toMatchObject({ code: 18 });
  });

  test('keeps what is written through it, large and small', async () => {
    const { client } = await setUp();
    const large = Array.from({ length: 3000 }, (_, _id) => ({ _id, n: _id, text: 'ğ'.repeat(1000) }));
    await things(client).insertMany(large);
    expect(await things(client).find().batchSize(700).toArray()).toEqual(large);
  });

  test('tells of each change as it comes', async () => {
    const { client } = await setUp();
    const stream = things(client).watch();
    onTestFinished(() => stream.close());
    const received: unknown[] = [];
    stream.on('change', (change) => received.push('documentKey' in change && change.documentKey._id));
    await vi.waitFor(async () => {
      await things(client).insertOne({ _id: Date.now(), n: 1 });
      expect(received.length).toBeGreaterThan(0);
    }, 30_000);
  });
});

describe('an election', () => {
  test('gives the lead to another address, and a write waits for it', async () => {
    const { proxy, client } = await setUp();
    const before = await client.db('admin').command({ hello: 1 });
    const election = proxy.stepDown({ electionMs: 700 });
    await things(client).insertOne({ _id: 1, n: 1 });
    await election;
    const after = await client.db('admin').command({ hello: 1 });
    expect(after.me).not.toBe(before.me);
    expect(after.electionId.toHexString() > before.electionId.toHexString()).toBe(true);
    expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
  });

  test('after a crash goes the same way, and the lost address comes back as a secondary', async () => {
    const { proxy, client } = await setUp();
    await things(client).insertOne({ _id: 1, n: 1 });
    const election = proxy.stepDown({ electionMs: 700, isCrash: true });
    await things(client).updateOne({ _id: 1 }, { $inc: { n: 1 } });
    await election;
    expect(await stored(client)).toEqual([{ _id: 1, n: 2 }]);
    await vi.waitFor(() => expect(typesOf(client)).toEqual(['RSPrimary', 'RSSecondary', 'RSSecondary']), 30_000);
  });

  test('ends open transactions, which may be repeated', async () => {
    const { proxy, client } = await setUp();
    const session = client.startSession();
    session.startTransaction();
    await things(client).insertOne({ _id: 1, n: 1 }, { session });
    await proxy.stepDown({ electionMs: 100 });
    const next = things(client).insertOne({ _id: 2, n: 1 }, { session });
    await expect(next).rejects.toSatisfy(isTransient);
    await session.abortTransaction();
    await session.endSession();
    expect(await stored(client)).toEqual([]);
    await client.withSession((each) =>
      each.withTransaction(() => things(client).insertOne({ _id: 1, n: 1 }, { session: each })),
    );
    expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
  });

  test('leaves a client without retried writes with an error that says so', async () => {
    const { proxy, client } = await setUp({}, { retryWrites: false });
    await things(client).insertOne({ _id: 1, n: 1 });
    const codes: unknown[] = [];
    const election = proxy.stepDown({ electionMs: 300 });
    for (let number = 0; number < 3; number++) {
      await things(client)
        .updateOne({ _id: 1 }, { $inc: { n: 1 } })
        .catch(({ code }) => codes.push(code));
    }
    await election;
    expect(codes).toEqual([10107]);
  });
});

describe('an answer that is lost', () => {
  test.each([
    ['an insertion', () => ({ insertOne: { document: { _id: 2, n: 2 } } })],
    ['a change', () => ({ updateOne: { filter: { _id: 1 }, update: { $inc: { n: 1 } } } })],
  ] as const)('to %s is repeated when the driver asks again, and nothing is done twice', async (_what, operation) => {
    const { proxy, client } = await setUp();
    await things(client).insertOne({ _id: 1, n: 1 });
    proxy.loseReplies(1);
    await things(client).bulkWrite([operation()]);
    expect(proxy.lossesLeft()).toBe(0);
    expect((await stored(client)).reduce((sum, { n }) => sum + n, 0)).toBeLessThanOrEqual(3);
    proxy.loseReplies(1);
    const found = await things(client).findOneAndUpdate({ _id: 1 }, { $inc: { n: 10 } }, { returnDocument: 'after' });
    expect(await things(client).findOne({ _id: 1 })).toEqual(found);
  });

  test('to an insertion is no duplicate key', async () => {
    const { proxy, client } = await setUp();
    proxy.loseReplies(1);
    expect(await things(client).insertOne({ _id: 1, n: 1 })).toMatchObject({ insertedId: 1 });
    expect(proxy.lossesLeft()).toBe(0);
  });

  test('reaches a client without retried writes as an error, and the write is done', async () => {
    const { proxy, client } = await setUp({}, { retryWrites: false });
    proxy.loseReplies(1, { kinds: ['other'] });
    await expect(things(client).insertOne({ _id: 1, n: 1 })).rejects.toThrow(/connection .* closed/);
    expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
  });

  test('to a commit is given at the second one', async () => {
    const { proxy, client } = await setUp();
    const session = client.startSession();
    session.startTransaction();
    await things(client).insertOne({ _id: 1, n: 1 }, { session });
    proxy.loseReplies(1, { kinds: ['commit'] });
    await session.commitTransaction();
    await session.endSession();
    expect(proxy.lossesLeft()).toBe(0);
    expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
  });

  test('to a statement makes its transaction one that may be repeated', async () => {
    const { proxy, client } = await setUp();
    const session = client.startSession();
    session.startTransaction();
    await things(client).insertOne({ _id: 1, n: 1 }, { session });
    proxy.loseReplies(1, { kinds: ['statement'] });
    await expect(things(client).insertOne({ _id: 2, n: 1 }, { session })).rejects.toSatisfy(isTransient);
    await session.abortTransaction();
    await session.endSession();
    expect(await stored(client)).toEqual([]);
  });

  test('with the request is not executed before it comes again', async () => {
    const { proxy, client } = await setUp();
    proxy.loseReplies(1, { isExecuted: false });
    await things(client).insertOne({ _id: 1, n: 1 });
    proxy.loseReplies(1, { kinds: ['read'], isExecuted: false });
    expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
    expect(proxy.lossesLeft()).toBe(0);
  });
});

test('what hangs is answered once it goes on', async () => {
  const { proxy, client } = await setUp();
  proxy.hang();
  const writing = things(client).insertOne({ _id: 1, n: 1 });
  const first = await Promise.race([writing, new Promise((resolve) => setTimeout(resolve, 300, 'nothing'))]);
  expect(first).toBe('nothing');
  proxy.resume();
  await writing;
  expect(await stored(client)).toEqual([{ _id: 1, n: 1 }]);
});

describe('chaos by a seed', { timeout: 120_000 }, () => {
  const quick = (seed: number): ChaosOptions => ({ seed, pauseMs: [20, 60], electionMs: [50, 400], hangMs: [50, 300] });

  test('loses no write that was acknowledged, and does none twice', async () => {
    const { proxy, client } = await setUp();
    await things(client).insertOne({ _id: 0, n: 0 });
    proxy.startChaos(quick(7));
    let acknowledged = 0;
    let unknown = 0;
    const writers = Array.from({ length: 4 }, async () => {
      for (let count = 0; count < 60; count++) {
        // The driver repeats a write once: one that meets two disruptions has failed, and may be done all the same.
        await things(client)
          .updateOne({ _id: 0 }, { $inc: { n: 1 } })
          .then(
            () => acknowledged++,
            () => unknown++,
          );
      }
    });
    await Promise.all(writers);
    await proxy.calm();
    const [{ n = 0 } = {}] = await stored(client);
    expect(n).toBeGreaterThanOrEqual(acknowledged);
    expect(n).toBeLessThanOrEqual(acknowledged + unknown);
    expect(acknowledged).toBeGreaterThan(60);
    expect(proxy.disruptions.length).toBeGreaterThan(3);
  });

  test('is the same each time', async () => {
    const seeds = [11, 11, 12];
    const begins = await Promise.all(
      seeds.map(async (seed) => {
        const { proxy } = await setUp();
        proxy.startChaos(quick(seed));
        return vi.waitFor(() => {
          expect(proxy.disruptions.length).toBeGreaterThan(4);
          return proxy.disruptions.slice(0, 5);
        }, 60_000);
      }),
    );
    expect(begins[0]).toEqual(begins[1]);
    expect(begins[0]).not.toEqual(begins[2]);
  });
});

/** What a driver knows of the members. */
function typesOf(client: MongoClient): string[] {
  const { topology } = client as never as { topology: { description: { servers: Map<string, { type: string }> } } };
  return [...topology.description.servers.values()].map(({ type }) => type).sort();
}
