import { BSON, type Db } from 'mongodb';
import { assertSpace, isKept, withDatabase } from './back-up.ts';
import { readBackup } from './read-backup.ts';
import { hasChunks } from './read-chunks.ts';
import { type Counts, type Line, total } from './write-backup.ts';

const BATCH = 500;
/** A batch is written when it has so many bytes: pieces of files have a quarter of a megabyte each. */
const BATCH_BYTES = 8 * 1024 * 1024;

type RestoreOptions = {
  isReplacing: boolean;
  secrets?: readonly string[];
  /** A folder of the database, where that is on a disk of this machine. */
  databaseDir?: string | undefined;
};

/** The database is not empty, and nobody said that it is to be replaced. */
export class DatabaseNotEmpty extends Error {
  readonly records: number;

  constructor(records: number) {
    super(`The database holds ${records} records already.`);
    this.records = records;
  }
}

/**
 * Puts the documents of a backup into a database. The file is read to its end before anything is changed. Indexes are
 * the product's: it makes them when it starts. The list of backups stays: it is about files that are where they were.
 * @throws BackupProblem when the file is not a whole backup, or there is no room for it; DatabaseNotEmpty unless `isReplacing`
 */
export async function restore(
  uri: string,
  path: string,
  { isReplacing, secrets = [], databaseDir }: RestoreOptions,
): Promise<Counts> {
  const counts: Counts = {};
  let size = 0;
  for await (const { collection, document } of readBackup(path, { secrets })) {
    counts[collection] = (counts[collection] ?? 0) + 1;
    size += BSON.calculateObjectSize(document);
  }
  return withDatabase(uri, async (client) => {
    const db = client.db();
    const present = await countAll(db);
    if (present > 0 && !isReplacing) throw new DatabaseNotEmpty(present);
    if (databaseDir) await assertSpace(databaseDir, size);
    // Sessions too: who was signed in before is somebody else's user now.
    const all = (await collectionNames(db)).filter((name) => name !== BACKUPS);
    await Promise.all(all.map((name) => db.collection(name).deleteMany({})));
    await insertAll(db, readBackup(path, { secrets }));
    return counts;
  });
}

/** The records of backups, which no backup holds. */
const BACKUPS = 'backups';

/** Inserts documents in batches. Chunks of files get the index by which they are found, as the driver makes none beside files. */
export async function insertAll(db: Db, lines: AsyncIterable<Line>): Promise<void> {
  const indexed = new Set<string>();
  let batch: BSON.Document[] = [];
  let bytes = 0;
  let current = '';
  const flush = async () => {
    if (batch.length > 0) await db.collection(current).insertMany(batch);
    batch = [];
    bytes = 0;
  };
  for await (const { collection, document } of lines) {
    if (collection !== current || batch.length === BATCH || bytes > BATCH_BYTES) await flush();
    current = collection;
    if (hasChunks(collection) && !indexed.has(collection)) {
      await db.collection(collection).createIndex({ files_id: 1, n: 1 }, { unique: true });
      indexed.add(collection);
    }
    batch.push(document);
    bytes += sizeOf(document);
  }
  await flush();
}

/** Roughly: only pieces of files matter. */
function sizeOf(document: BSON.Document): number {
  const data: unknown = document.data;
  return data && typeof data === 'object' && 'length' in data && typeof data.length === 'function'
    ? data.length()
    : 1024;
}

/** The names of all collections but the database's own. */
export async function collectionNames(db: Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

async function countAll(db: Db): Promise<number> {
  const kept = (await collectionNames(db)).filter(isKept);
  const counts = await Promise.all(kept.map((name) => db.collection(name).countDocuments({})));
  return total(Object.fromEntries(kept.map((name, index) => [name, counts[index] ?? 0])));
}
