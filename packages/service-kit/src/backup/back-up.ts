import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { clientOptions } from '../client-options.ts';
import { missingSpace } from '../disk-space.ts';
import { NoSpace, toBackupProblem } from './backup-problem.ts';
import { readDatabase } from './read-database.ts';
import { type Counts, type WriteOptions, writeBackup } from './write-backup.ts';

/**
 * Collections whose data does not last: sessions, rate limits, solved challenges and the migration lock, and what visitors of
 * a day are told apart with, which is destroyed when the day is over. And the list of backups, which is about files of this
 * disk, and that of the gateways that run.
 */
const PASSING = new Set([
  'backups',
  'gateways',
  'migration_locks',
  'rate_limit_hits',
  'sessions',
  'solved_challenges',
  'url_traffic_salts',
]);
/** For one answer: an index of a large collection is made anew after a backup is restored. */
const LONG_MS = 600_000;

type BackUpOptions = Omit<WriteOptions, 'onProgress'> & {
  /** Called with the part that is written, of 1. */
  onProgress?: (part: number) => void;
};

/**
 * Writes a consistent snapshot of a database to a file while the product is running (`readDatabase`). Only the owner can read
 * the file, and its folder when it has to be created.
 * @param uri address with the database's name
 * @throws NoSpace before anything is written
 */
export async function backUp(
  uri: string,
  path: string,
  { onProgress, ...options }: BackUpOptions = {},
): Promise<Counts> {
  try {
    if (mkdirSync(dirname(path), { recursive: true, mode: 0o700 })) chmodSync(dirname(path), 0o700);
    return await withDatabase(uri, async (client) => {
      const db = client.db();
      const size = await sizeOf(db);
      await assertSpace(dirname(path), size);
      const all = await db.listCollections({}, { nameOnly: true }).toArray();
      const names = all.map(({ name }) => name).filter(isKept);
      return writeBackup(path, readDatabase(client, names.sort()), {
        ...options,
        onProgress: (bytes) => onProgress?.(bytes / Math.max(size, 1)),
      });
    });
  } catch (error) {
    throw toBackupProblem(error) ?? error;
  }
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
  const client = await new MongoClient(uri, { ...clientOptions(uri), socketTimeoutMS: LONG_MS }).connect();
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

/** @throws NoSpace when the disk of a folder has no room for so many bytes beside its reserve */
export async function assertSpace(folder: string, bytes: number): Promise<void> {
  const missing = await missingSpace(folder, bytes);
  if (missing) throw new NoSpace(folder, missing);
}

/** How many bytes the documents have, which a compressed backup does not exceed; 0 when the database does not say. */
export async function sizeOf(db: Db): Promise<number> {
  const stats = await db.stats().catch(() => undefined);
  return Number(stats?.dataSize ?? 0);
}
