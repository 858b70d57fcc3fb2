import { createServer, connect as openSocket, type Socket } from 'node:net';
import { testServerUri, useTestDatabase } from '@practice/service-kit/testing';
import { MongoClient } from 'mongodb';
import mongoose from 'mongoose';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
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

it.each(['insertOne', 'insertMany'])(
  'a connection that ends during %s says that all may be tried again',
  async (kind) => {
    const { uri, end } = await route(testServerUri());
    const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 300 }).connect();
    onTestFinished(() => client.close());
    const collection = client.db(database().databaseName).collection<{ _id: string }>('rooms');
    await collection.findOne();
    const session = client.startSession();
    session.startTransaction();
    end();
    const writing =
      kind === 'insertOne'
        ? collection.insertOne({ _id: 'c' }, { session })
        : collection.insertMany([{ _id: 'c' }], { session });
    const error = await writing.catch((thrown) => thrown);
    expect(error.hasErrorLabel('TransientTransactionError')).toBe(true);
    expect(toDomainError(error)).toMatchObject({ code: 'UNAVAILABLE' });
  },
);

/** Another way to the database. After `end` it cuts each connection on which something is sent. */
async function route(uri: string): Promise<{ uri: string; end: () => void }> {
  const target = new URL(uri);
  const sockets: Socket[] = [];
  let isEnding = false;
  const server = createServer((socket) => {
    const onward = openSocket(Number(target.port), target.hostname);
    sockets.push(socket, onward);
    for (const each of [socket, onward]) each.on('error', () => each.destroy());
    socket.on('data', (chunk) => (isEnding ? socket.destroy() : onward.write(chunk)));
    onward.pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const end = () => {
    isEnding = true;
  };
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const through = new URL(uri);
  through.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
  through.searchParams.set('directConnection', 'true');
  return { uri: through.href, end };
}
