import { databaseProxy, testServerUri, useTestDatabase } from '@practice/service-kit/testing';
import { MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { database } from './database.ts';
import { toDomainError } from './domain-error.ts';
import { createCollection } from './prepare-collections.ts';
import { runTransaction } from './run-transaction.ts';

useTestDatabase([]);
beforeAll(() => createCollection('rooms'));
const rooms = () => database().collection<{ _id: string }>('rooms');

it('a conflict inside a bulk write is retried like that of a single one', async () => {
  const other = await mongoose.startSession();
  onTestFinished(() => other.endSession());
  other.startTransaction();
  await rooms().insertOne({ _id: 'a' }, { session: other });
  let attempts = 0;
  await runTransaction(async (session) => {
    attempts += 1;
    if (attempts === 2) await other.abortTransaction();
    await rooms().insertMany([{ _id: 'a' }, { _id: 'b' }], { session });
  });
  expect(attempts).toBe(2);
  expect(await rooms().countDocuments()).toBe(2);
});

it('a lost connection that a bulk write wraps is retried like one of a single write', async () => {
  const { MongoBulkWriteError, MongoNetworkError } = mongoose.mongo;
  const lost = new MongoNetworkError('connection 1 closed');
  let attempts = 0;
  await runTransaction(async (session) => {
    attempts += 1;
    if (attempts === 1) throw new MongoBulkWriteError(lost as never, {} as never);
    await rooms().insertOne({ _id: 'c' }, { session });
  });
  expect(attempts).toBe(2);
});

it.each(['insertOne', 'insertMany'])(
  'a connection that ends during %s says that all may be tried again',
  async (kind) => {
    const { uri, cut, shut } = await databaseProxy(testServerUri());
    const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 300 }).connect();
    onTestFinished(async () => {
      await client.close();
      shut();
    });
    const collection = client.db(database().databaseName).collection<{ _id: string }>('rooms');
    await collection.findOne();
    const session = client.startSession();
    session.startTransaction();
    cut();
    const writing =
      kind === 'insertOne'
        ? collection.insertOne({ _id: 'c' }, { session })
        : collection.insertMany([{ _id: 'c' }], { session });
    const error = await writing.catch((thrown) => thrown);
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    expect(toDomainError(error)).toMatchObject({ code: 'UNAVAILABLE' });
  },
);

describe('an election', () => {
  const noPrimary = () => new mongoose.mongo.MongoServerSelectionError('no primary', {} as never);

  it('is bridged: all is done again until a member leads', async () => {
    vi.spyOn(mongoose.connection, 'getClient').mockReturnValue({
      options: { directConnection: false },
    } as MongoClient);
    onTestFinished(() => void vi.restoreAllMocks());
    let attempts = 0;
    await runTransaction(async (session) => {
      attempts += 1;
      await rooms().insertOne({ _id: 'elected' }, { session });
      if (attempts < 3) throw noPrimary();
    });
    expect(attempts).toBe(3);
    expect(await rooms().countDocuments({ _id: 'elected' })).toBe(1);
    const lasting = runTransaction(async () => Promise.reject(noPrimary()), { limitMs: 100 });
    await expect(lasting).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('is not waited for where there is one server alone', async () => {
    let attempts = 0;
    const work = async () => {
      attempts += 1;
      throw noPrimary();
    };
    await expect(runTransaction(work)).rejects.toBeInstanceOf(mongoose.mongo.MongoServerSelectionError);
    expect(attempts).toBe(1);
  });
});

it('a commit is given ten seconds, and not for ever', async () => {
  const commands = vi.fn();
  const client = mongoose.connection.getClient();
  client.on('commandStarted', commands);
  onTestFinished(() => void client.off('commandStarted', commands));
  await runTransaction((session) => rooms().insertOne({ _id: 'limited' }, { session }));
  const commits = commands.mock.calls.map(([{ command }]) => command).filter((each) => 'commitTransaction' in each);
  expect(commits).toMatchObject([{ maxTimeMS: 10_000 }]);
});
