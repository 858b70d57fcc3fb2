import { type Database, withDatabaseName } from '@practice/tooling/database';
import { MongoClient } from 'mongodb';
import { fillAppointments } from './practice-data.ts';
import { type Running, startBuilt } from './program.ts';

type Practice = {
  dataDir: string;
  database: Database;
  /** Of its database on the server. */
  name: string;
  /** How many appointments it has besides those of the first data. */
  count: number;
  /** More of the gateway's environment. */
  env?: Record<string, string>;
};

/**
 * A gateway over a practice with so many appointments. Unless they are kept from an earlier run, it is started twice:
 * collections and first data come from the first start, and nothing listens to the database while it is filled, without
 * the indexes of the appointments, with which the embedded database writes a tenth as fast; the second start builds them.
 */
export async function startFilled({ dataDir, database, name, count, env = {} }: Practice): Promise<Running> {
  const folder = { dataDir, mongodbUri: withDatabaseName(database.uri, name), env };
  const client = await new MongoClient(folder.mongodbUri).connect();
  const db = client.db();
  const marks = db.collection<{ _id: string }>('bench');
  if (!(await marks.findOne({ _id: 'filled' }))) {
    await db.dropDatabase();
    const first = await startBuilt('gateway', folder);
    await first.stop();
    await db.collection('appointments').dropIndexes();
    await fillAppointments(db, count);
    // One member of staff sends more requests here than the limit per minute allows.
    const limit = { settingKey: 'rate_limit_enabled' };
    await db.collection('site_settings').updateOne(limit, { $set: { settingValue: 'false' } }, { upsert: true });
    await marks.insertOne({ _id: 'filled' });
  }
  await client.close();
  return startBuilt('gateway', folder);
}
