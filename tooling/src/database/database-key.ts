import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type MongoClient, MongoServerError } from 'mongodb';
import { writeFileWhole } from './write-file.ts';

/** The user of everything that works on an embedded database. */
const USER = 'practice';
const ALREADY_EXISTS = 51_003;

/**
 * The password of an embedded database, in a file that only the owner of the data folder may read. `mongod` takes the
 * same file as its `--keyFile`, so it has nothing but letters and digits.
 */
export type DatabaseKey = { path: string; password: string };

const pathIn = (dataDir: string) => join(dataDir, 'database.key');

/** The key of a data folder; undefined before its database has one. */
export function readDatabaseKey(dataDir: string): DatabaseKey | undefined {
  const path = pathIn(dataDir);
  const password = existsSync(path) ? readFileSync(path, 'utf8').trim() : '';
  return password === '' ? undefined : { path, password };
}

/**
 * Sets the key of a database that is still open to everybody, and stores it in the data folder. A database whose key
 * was lost gets a new one.
 * @param client of a server that asks for no password
 */
export async function giveDatabaseKey(client: MongoClient, dataDir: string): Promise<DatabaseKey> {
  const password = randomBytes(32).toString('hex');
  const admin = client.db('admin');
  await admin.command({ createUser: USER, pwd: password, roles: ['root'] }).catch(async (error) => {
    if (!(error instanceof MongoServerError && error.code === ALREADY_EXISTS)) throw error;
    await admin.command({ updateUser: USER, pwd: password, roles: ['root'] });
  });
  const path = pathIn(dataDir);
  writeFileWhole(path, password);
  return { path, password };
}

/** Forgets the key of a database that is removed with its folder. */
export function forgetDatabaseKey(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** User and password as they stand before the host of an address. */
export function credentialsOf({ password }: DatabaseKey): string {
  return `${USER}:${password}@`;
}
