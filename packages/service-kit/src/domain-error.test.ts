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

  it.each([
    [18, 'Authentication failed.'],
    [50, 'operation exceeded time limit'],
    [290, 'Transaction exceeded its lifetime limit'],
    [365, 'Temporarily unavailable'],
    [462, 'Rate limit exceeded'],
    [8000, 'Atlas refuses'],
    [14031, 'available disk space is below the minimum'],
    [8, 'WT_PANIC: WiredTiger library panic'],
    [8, 'journal: No space left on device'],
    [1, 'internal server error'],
  ])('for what the server refuses only now, with code %i: %s', (code, message) => {
    const refusal = new mongo.MongoServerError({ message, code });
    expect(toDomainError(refusal)).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
    expect(toDomainError(new mongo.MongoBulkWriteError(refusal, {} as mongo.BulkWriteResult)).code).toBe('UNAVAILABLE');
  });

  it('for a server that turns requests away, whatever its code', () => {
    const refusal = new mongo.MongoServerError({ message: 'busy', code: 433, errorLabels: ['SystemOverloadedError'] });
    expect(toDomainError(refusal).code).toBe('UNAVAILABLE');
  });

  it.each([
    [2, 'unknown operator'],
    [1, 'an assertion of mongod'],
    [13, 'not authorized'],
    [121, 'Document failed validation'],
  ])('not for a fault of ours or of its setup, with code %i: %s', (code, message) => {
    expect(toDomainError(new mongo.MongoServerError({ message, code })).code).toBe('INTERNAL');
  });

  it('any other error is INTERNAL', () => {
    expect(toDomainError(new Error('a fault'))).toMatchObject({ code: 'INTERNAL' });
  });
});
