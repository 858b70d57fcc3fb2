import { type Database, withDatabaseName } from '@practice/tooling/database';
import { type Db, MongoClient } from 'mongodb';
import { fillAppointments } from './practice-data.ts';
import { type Running, startBuilt } from './program.ts';

type Practice = {
  dataDir: string;
  database: Database;
  /** Of its database on the server. */
  name: string;
  /** How many appointments it has besides those of the first data. */
  count: number;
};

/**
 * A gateway over a practice with so many appointments. It is started twice: collections and first data come from the
 * first start, and nothing listens to the database while it is filled, which would take twice as long.
 */
export async function startFilled({ count, ...practice }: Practice): Promise<Running> {
  const folder = folderOf(practice);
  const first = await startBuilt('gateway', folder);
  await first.stop();
  await inDatabase(folder.mongodbUri, async (db) => {
    await fillAppointments(db, count);
    // One member of staff sends more requests here than the limit per minute allows.
    const limit = { settingKey: 'rate_limit_enabled' };
    await db.collection('site_settings').updateOne(limit, { $set: { settingValue: 'false' } }, { upsert: true });
  });
  return startBuilt('gateway', folder);
}

/**
 * The same without the indexes of the appointments: the embedded database writes some 1,000 a second with them and
 * 10,000 without. For queries that use none of them; starting the gateway would build them again.
 */
export async function startFilledWithoutIndexes({ count, ...practice }: Practice): Promise<Running> {
  const folder = folderOf(practice);
  const gateway = await startBuilt('gateway', folder);
  await inDatabase(folder.mongodbUri, async (db) => {
    await db.collection('appointments').dropIndexes();
    await fillAppointments(db, count);
  });
  return gateway;
}

function folderOf({ dataDir, database, name }: Omit<Practice, 'count'>) {
  return { dataDir, mongodbUri: withDatabaseName(database.uri, name) };
}

async function inDatabase(uri: string, work: (db: Db) => Promise<void>): Promise<void> {
  const client = await new MongoClient(uri).connect();
  await work(client.db());
  await client.close();
}
