import { testDatabaseUri } from '@practice/service-kit/testing';
import { MongoClient, type MongoClientOptions, MongoError } from 'mongodb';
import { onTestFinished } from 'vitest';
import { type StrictProxy, type StrictProxyOptions, startStrictProxy } from './index.ts';

/** A proxy in front of this worker's server, on a database of its own, and a client of it. */
export async function setUp(
  options: Partial<StrictProxyOptions> = {},
  clientOptions: MongoClientOptions = {},
): Promise<{ proxy: StrictProxy; client: MongoClient }> {
  const target = testDatabaseUri(`strict_proxy_${process.pid}_${Math.random().toString(36).slice(2)}`);
  const proxy = await startStrictProxy({ target, ...options });
  const client = new MongoClient(proxy.uri, { appName: 'unrecorded', ...clientOptions });
  onTestFinished(async () => {
    await proxy.calm();
    await client.db().dropDatabase();
    await client.close(true);
    await proxy.stop();
  });
  await client.db().createCollection('things');
  return { proxy, client };
}

export type Thing = { _id: number; n: number };

export const things = (client: MongoClient) => client.db().collection<Thing>('things');

/** All things in order, as they are stored. */
export const stored = (client: MongoClient) => things(client).find().sort({ _id: 1 }).toArray();

/** Whether the driver says that the whole transaction may be repeated. */
export const isTransient = (error: unknown) =>
  error instanceof MongoError && error.hasErrorLabel('TransientTransactionError');
