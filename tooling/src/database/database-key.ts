import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type MongoClient, MongoServerError } from 'mongodb';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import { writeFileWhole } from './write-file.ts';

/** The user of everything that works on an embedded database. */
const USER = 'practice';
const ALREADY_EXISTS = 51_003;

/** The password of an embedded database, in a file that only the owner of the data folder may read. */
export type DatabaseKey = { path: string; password: string };

const pathIn = (dataDir: string) => join(dataDir, 'database.key');

/**
 * Path of what mongod takes as its `--keyFile`, made when it is not there: the key by which members of a replica set know each
 * other. It is another one than the password, which stands in addresses. A set of one may change it at any start.
 */
export function memberKeyBeside(keyPath: string): string {
  const path = join(dirname(keyPath), 'replica-set.key');
  if (!existsSync(path)) writeFileWhole(path, randomBytes(32).toString('hex'));
  return path;
}

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
 * @throws UserFacingError when the server refuses
 */
export async function giveDatabaseKey(client: MongoClient, dataDir: string): Promise<DatabaseKey> {
  const password = randomBytes(32).toString('hex');
  await setPassword(client, password).catch((error) => {
    throw new UserFacingError(`The database cannot be given a password: ${messageOf(error)}.`);
  });
  const path = pathIn(dataDir);
  writeFileWhole(path, password);
  return { path, password };
}

async function setPassword(client: MongoClient, pwd: string): Promise<void> {
  const admin = client.db('admin');
  await admin.command({ createUser: USER, pwd, roles: ['root'] }).catch(async (error) => {
    if (!(error instanceof MongoServerError && error.code === ALREADY_EXISTS)) throw error;
    await admin.command({ updateUser: USER, pwd, roles: ['root'] });
  });
}

/** Forgets the key of a database that is removed with its folder. */
export function forgetDatabaseKey(dataDir: string): void {
  for (const name of ['database.key', 'replica-set.key']) rmSync(join(dataDir, name), { force: true });
}

/** User and password as they stand before the host of an address. */
export function credentialsOf({ password }: DatabaseKey): string {
  return `${USER}:${password}@`;
}
