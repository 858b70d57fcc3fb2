import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, type Db, Decimal128, Double, Int32, Long, MongoClient, ObjectId } from 'mongodb';
import { onTestFinished } from 'vitest';
import { type Database, type EngineName, startDatabase } from '../../database/index.ts';
import { engineDir } from '../../database/testing/programs.ts';

const program = join(import.meta.dirname, '../../../bin/move-database.mjs');

/** Starts the database of a folder for as long as `work` takes. */
export async function onFolder<Result>(
  { dataDir, engine, path }: { dataDir: string; engine?: EngineName; path?: string },
  work: (db: Db, database: Database) => Promise<Result>,
): Promise<Result> {
  const searchPath = path ?? process.env.PATH ?? '';
  const options = { production: false, onProgress: () => {}, engineDir, searchPath };
  const database = await startDatabase({ dataDir, embedded: engine, ...options });
  const client = new MongoClient(database.uri);
  try {
    return await work(client.db(), database);
  } finally {
    await client.close();
    await database.stop();
  }
}

/** `npm run move-database`, with what it says and its code; killed once it has said `killAt`. */
export async function move(args: string[], env: Record<string, string>, killAt?: RegExp) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
      if (killAt?.test(said)) child.kill('SIGKILL');
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

export const person = { action: 'page.updated', userId: 'u1', username: 'admin' };

/** A practice as a person has changed it, with every kind of value and files. */
export async function fill(db: Db, { chunks = 4 } = {}): Promise<void> {
  await db.collection('seeds').insertOne({ at: new Date() });
  await db
    .collection('audit_log')
    .insertMany([{ ...person, userId: null, username: null, action: 'publish' }, { ...person }]);
  await db.collection('kinds').insertMany([
    {
      int: new Int32(1),
      long: Long.fromString('9007199254740993'),
      double: new Double(1),
      decimal: Decimal128.fromString('1.10'),
    },
    {
      none: null,
      when: new Date(5),
      id: new ObjectId(),
      list: [{ deep: [[]] }],
      text: 'ığüşöç İ',
      pattern: /a.b/i,
      empty: '',
    },
  ]);
  await db.collection<{ _id: string }>('sessions').insertOne({ _id: 'of admin' });
  await db.createCollection('nothing_yet');
  await db.collection('pictures.files').insertOne({ length: chunks });
  for (let n = 0; n < chunks; n++)
    await db.collection('pictures.chunks').insertOne({ n, data: new Binary(Buffer.alloc(255_000, n)) });
}

/** All documents by collection, as they are stored. */
export async function contentsOf(db: Db): Promise<Record<string, string>> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const rows = names.map(async (name) => {
    const raw = await db
      .collection(name)
      .find({}, { raw: true, sort: { _id: 1 } })
      .toArray();
    return [name, raw.map((each) => Buffer.from(each as unknown as Buffer).toString('base64')).join('\n')] as const;
  });
  return Object.fromEntries((await Promise.all(rows)).filter(([, text]) => text !== ''));
}

export const noteIn = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
export const keptIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('before-move-'));
