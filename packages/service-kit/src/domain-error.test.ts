import { freePort } from '@practice/tooling/processes/free-port';
import { MongoClient } from 'mongodb';
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

  it('any other error is INTERNAL', () => {
    expect(toDomainError(new Error('a fault'))).toMatchObject({ code: 'INTERNAL' });
  });
});
