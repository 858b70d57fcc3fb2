import { isKept, withDatabase } from '@practice/service-kit/backup/back-up';
import { type Counts, total } from '@practice/service-kit/backup/write-backup';
import type { BSON, MongoClient } from 'mongodb';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import { readBackup } from './backup-file.ts';

const BATCH = 500;

/**
 * Puts the documents of a backup into a database. The file is read to its end before anything is changed. Indexes are
 * the product's: it makes them when it starts.
 * @throws UserFacingError when the database holds data and `isReplacing` is not set, or the file is not a whole backup
 */
export async function restore(uri: string, path: string, { isReplacing }: { isReplacing: boolean }): Promise<Counts> {
  const counts: Counts = {};
  for await (const { collection } of readBackup(path)) counts[collection] = (counts[collection] ?? 0) + 1;
  return withDatabase(uri, async (client) => {
    const present = await countAll(client);
    if (total(present) > 0 && !isReplacing) {
      throw new UserFacingError(
        `The database holds ${total(present)} records already. To put the backup in their place: npm run restore -- ${path} --replace`,
      );
    }
    // Sessions too: who was signed in before is somebody else's user now.
    await Promise.all((await names(client)).map((name) => client.db().collection(name).deleteMany({})));
    await insertAll(client, path);
    return counts;
  });
}

async function insertAll(client: MongoClient, path: string): Promise<void> {
  let batch: BSON.Document[] = [];
  let current = '';
  const flush = async () => {
    if (batch.length > 0) await client.db().collection(current).insertMany(batch);
    batch = [];
  };
  for await (const { collection, document } of readBackup(path)) {
    if (collection !== current || batch.length === BATCH) await flush();
    current = collection;
    batch.push(document);
  }
  await flush();
}

async function names(client: MongoClient): Promise<string[]> {
  const all = await client.db().listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

async function countAll(client: MongoClient): Promise<Counts> {
  const kept = (await names(client)).filter(isKept);
  const counts = await Promise.all(kept.map((name) => client.db().collection(name).countDocuments({})));
  return Object.fromEntries(kept.map((name, index) => [name, counts[index] ?? 0]));
}
