import { MongoClient } from 'mongodb';
import { type Counts, writeBackup } from './backup-file.ts';

/** What lasts for minutes only: who is signed in, and who has asked how often. */
const PASSING = new Set(['sessions', 'limited_deeds']);

/**
 * Writes all data of a database to a file, as it stood at one moment, while the product goes on working.
 * @param uri address with the database's name
 */
export async function backUp(uri: string, path: string): Promise<Counts> {
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
