import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { MongoClient } from 'mongodb';
import { type Counts, writeBackup } from './write-backup.ts';

/**
 * Collections whose data does not last: sessions, rate limits and the migration lock, and what visitors of a day are told
 * apart with, which is destroyed when the day is over.
 */
const PASSING = new Set(['sessions', 'rate_limit_hits', 'migration_locks', 'url_traffic_salts']);

/**
 * Writes a consistent snapshot of a database to a file while the product is running. Only the owner can read the file,
 * and its folder when it has to be created.
 * @param uri address with the database's name
 */
export async function backUp(uri: string, path: string): Promise<Counts> {
  if (mkdirSync(dirname(path), { recursive: true, mode: 0o700 })) chmodSync(dirname(path), 0o700);
  return withDatabase(uri, async (client) => {
    const session = client.startSession();
    session.startTransaction({ readConcern: { level: 'snapshot' } });
    try {
      return await writeBackup(path, allDocuments());
    } finally {
      await session.abortTransaction().catch(() => undefined);
      await session.endSession();
    }

    async function* allDocuments() {
      const names = (await client.db().listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
      for (const collection of names.filter(isKept).sort()) {
        const cursor = client.db().collection(collection).find({}, { session, batchSize: 500, promoteValues: false });
        for await (const document of cursor) yield { collection, document };
      }
    }
  });
}

/** Whether a backup has the documents of a collection. */
export function isKept(collection: string): boolean {
  return !PASSING.has(collection) && !collection.startsWith('system.');
}

/** Runs `work` with a connection that is closed after it. */
export async function withDatabase<Result>(
  uri: string,
  work: (client: MongoClient) => Promise<Result>,
): Promise<Result> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 5000 }).connect();
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** The file name of a backup made now. */
export function backupName(suffix = ''): string {
  return `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}${suffix}.json.gz`;
}
