import { freePort } from '@practice/tooling/processes/free-port';
import { MongoClient } from 'mongodb';
import { mongo } from 'mongoose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toDomainError } from './domain-error.ts';

describe('a database that does not answer is UNAVAILABLE', () => {
  it.each([
    ['a single write', (client: MongoClient) => client.db().collection('any').insertOne({})],
    [
      'a bulk write, whose error wraps what ended it',
      (client: MongoClient) =>
        client
          .db()
          .collection('any')
          .bulkWrite([{ insertOne: { document: {} } }]),
    ],
  ])('for %s', async (_what, write) => {
    const client = new MongoClient(`mongodb://127.0.0.1:${await freePort()}/test`, { serverSelectionTimeoutMS: 50 });
    onTestFinished(() => client.close());
    const error = await write(client).catch((thrown) => thrown);
    expect(toDomainError(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  });

  it('for a bulk write that the server refuses because it shuts down', () => {
    const refusal = new mongo.MongoServerError({ message: 'interrupted at shutdown', code: 11600 });
    const error = new mongo.MongoBulkWriteError(refusal, {} as mongo.BulkWriteResult);
    expect(toDomainError(error)).toMatchObject({ code: 'UNAVAILABLE' });
    expect(
      toDomainError(new mongo.MongoBulkWriteError({ message: 'bad', code: 2 } as never, {} as never)),
    ).toMatchObject({
      code: 'INTERNAL',
    });
  });

  it('any other error is INTERNAL', () => {
    expect(toDomainError(new Error('a fault'))).toMatchObject({ code: 'INTERNAL' });
  });
});
