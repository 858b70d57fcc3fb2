import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, type Db, Decimal128, Double, Int32, Long, MongoClient, ObjectId } from 'mongodb';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, type EngineName, startDatabase } from '../database/index.ts';
import { engineDir, folderWithMongod, temporaryFolder } from '../database/testing/programs.ts';
import { takeLock } from '../processes/lock.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';

isAboutEmbedded();
vi.setConfig({ testTimeout: 180_000 });

const program = join(import.meta.dirname, '../../bin/move-database.mjs');

async function onFolder<Result>(
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
async function move(args: string[], env: Record<string, string>, killAt?: RegExp) {
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

const person = { action: 'page.updated', userId: 'u1', username: 'admin' };

/** A practice as a person has changed it, with every kind of value and files. */
async function fill(db: Db, { chunks = 4 } = {}): Promise<void> {
  await db.collection('seeds').insertOne({ at: new Date() });
  await db.collection('audit_log').insertMany([{ ...person, userId: null, username: null, action: 'publish' }, { ...person }]);
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
async function contentsOf(db: Db): Promise<Record<string, string>> {
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

const noteIn = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
const keptIn = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('before-move-'));

describe('npm run move-database', () => {
  test('moves all data from SecantusDB to a mongod, says what each collection had and has, and keeps the folder of before', async () => {
    const dataDir = temporaryFolder();
    const path = `${await folderWithMongod()}:${process.env.PATH}`;
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db);
      return contentsOf(db);
    });
    const { code, said } = await move(['--to', 'mongod'], {
      DATA_DIR: dataDir,
      PATH: path,
      EMBEDDED_DATABASE: 'secantus',
    });
    expect(said).toMatch(/collection +before +after/);
    for (const [name, count] of [
      ['kinds', 2],
      ['pictures.chunks', 4],
      ['sessions', 1],
      ['nothing_yet', 0],
    ])
      expect(said).toMatch(new RegExp(`${name} +${count} +${count}\n`));
    expect(said).toContain('Set EMBEDDED_DATABASE to mongod.');
    expect(code).toBe(0);
    expect(noteIn(dataDir)).toMatchObject({ engine: 'mongod', state: 'used' });
    expect(await onFolder({ dataDir, path }, contentsOf)).toEqual(before);

    const [kept = ''] = keptIn(dataDir);
    expect(said).toContain(`is kept as it was, in ${join(dataDir, kept)}`);
    expect(readdirSync(dataDir)).not.toContain('moving');
    expect(await onFolder({ dataDir: join(dataDir, kept) }, contentsOf)).toEqual(before);

    expect((await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path })).said).toContain('is in mongod already');
    // And back.
    const back = await move(['--to', 'secantus'], { DATA_DIR: dataDir, PATH: path });
    expect(back.code).toBe(0);
    expect(noteIn(dataDir)).toMatchObject({ engine: 'secantus' });
    expect(await onFolder({ dataDir }, contentsOf)).toEqual(before);
  });

  test('moves to a given address and back from it; the folder then does not start with an older state', async () => {
    const dataDir = temporaryFolder();
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db);
      return contentsOf(db);
    });
    await onFolder({ dataDir: temporaryFolder(), engine: 'secantus' }, async (db, { uri }) => {
      const moved = await move(['--to', uri], { DATA_DIR: dataDir });
      expect(moved.said).toContain('Start with MONGODB_URI set to the address that you gave');
      expect(moved.said).not.toContain(new URL(uri).password);
      expect(moved.code).toBe(0);
      expect(await contentsOf(db)).toEqual(before);
      await expect(onFolder({ dataDir }, contentsOf)).rejects.toThrow(/was moved to the MongoDB at 127\.0\.0\.1/);

      // Not onto what is there.
      const other = temporaryFolder();
      await onFolder({ dataDir: other, engine: 'secantus' }, (own) => fill(own));
      const refused = await move(['--to', uri], { DATA_DIR: other });
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringMatching(/is not empty: it has audit_log, kinds, /),
      });
      expect(noteIn(other)).toMatchObject({ engine: 'secantus' });

      // Nor from under a gateway that runs somewhere.
      const gateways = db.collection<{ _id: string; seenAt: Date }>('gateways');
      await gateways.insertOne({ _id: 'klinik:4000', seenAt: new Date() });
      const env = { DATA_DIR: dataDir, MONGODB_URI: uri };
      expect((await move(['--to', 'secantus'], env)).said).toContain(
        'The product runs on this database, as klinik:4000',
      );
      await gateways.deleteOne({});
      const back = await move(['--to', 'secantus'], env);
      expect(back.said).toContain('Take MONGODB_URI out');
      expect(back.code).toBe(0);
    });
    expect(await onFolder({ dataDir }, contentsOf)).toEqual(before);
  });

  test('fills the other database anew when no person has changed anything', async () => {
    const dataDir = temporaryFolder();
    await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db);
      await db.collection('audit_log').deleteOne(person);
    });
    writeFileSync(join(dataDir, 'new-accounts.json'), '[]');
    const path = `${await folderWithMongod()}:${process.env.PATH}`;
    const { code, said } = await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path });
    expect(said).toContain('Nothing in it was changed by a person: it is not copied');
    expect(code).toBe(0);
    expect(await onFolder({ dataDir, path }, contentsOf)).toEqual({});
    expect(existsSync(join(dataDir, 'new-accounts.json'))).toBe(false);
    expect(keptIn(dataDir)).toHaveLength(1);
  });

  test('killed while it copies, leaves the folder as it was, and moves it the next time', async () => {
    const dataDir = temporaryFolder();
    const path = `${await folderWithMongod()}:${process.env.PATH}`;
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db, { chunks: 60 });
      return contentsOf(db);
    });
    const killed = await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path }, /Copying/);
    expect(killed.code).toBeNull();
    expect(existsSync(join(dataDir, 'moving'))).toBe(true);
    expect(await onFolder({ dataDir }, contentsOf)).toEqual(before);
    expect(existsSync(join(dataDir, 'moving'))).toBe(false);

    await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path }, /Copying/);
    expect((await move(['--to', 'mongod'], { DATA_DIR: dataDir, PATH: path })).code).toBe(0);
    expect(await onFolder({ dataDir, path }, contentsOf)).toEqual(before);
  });

  test('killed while it copies to a given address, throws that copy away the next time', async () => {
    const dataDir = temporaryFolder();
    const before = await onFolder({ dataDir, engine: 'secantus' }, async (db) => {
      await fill(db, { chunks: 60 });
      return contentsOf(db);
    });
    await onFolder({ dataDir: temporaryFolder(), engine: 'secantus' }, async (db, { uri }) => {
      await move(['--to', uri], { DATA_DIR: dataDir }, /Copying/);
      const starting = startDatabase({ dataDir, mongodbUri: uri, production: false, onProgress: () => {} });
      await expect(starting).rejects.toThrow(/holds a copy that a move did not finish/);
      expect((await move(['--to', uri], { DATA_DIR: dataDir })).code).toBe(0);
      expect(await contentsOf(db)).toEqual(before);
    });
  });

  test('refuses with a sentence, before it changes anything', async () => {
    const dataDir = temporaryFolder();
    const env = { DATA_DIR: dataDir };
    const said = async (...args: string[]) => (await move(args, env)).said;
    expect(await said()).toContain('Where to? npm run move-database -- --to mongod|download|secantus|');
    expect(await said('--to', 'oracle')).toContain('is no engine (mongod, download, secantus), and is not an address');
    expect(await said('--to', 'mongodb://db.example')).toContain('names no database');
    expect(await said('--to', 'mongod')).toContain('There is no database in');

    await onFolder({ dataDir, engine: 'secantus' }, (db) => fill(db));
    expect(await said('--to', 'mongod')).toContain('There is no mongod on the PATH');
    expect(await said('--to', 'mongodb://127.0.0.1:9/practice?serverSelectionTimeoutMS=300')).toMatch(
      /The MongoDB at 127\.0\.0\.1:9 \(--to\) refuses connections/,
    );
    const { lock } = await takeLock({
      folder: dataDir,
      purpose: 'product',
      describe: () => ({ address: 'http://localhost:4000', isStopping: false }),
    });
    expect(await said('--to', 'mongod')).toContain('The product runs on this data. Stop it first');
    lock?.release();
    expect(readdirSync(dataDir).sort()).toEqual(['database.json', 'database.key', 'db', 'logs']);
  });
});
