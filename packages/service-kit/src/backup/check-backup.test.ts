import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Decimal128, GridFSBucket, Long, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { setDiskReserve } from '../disk-space.ts';
import { testDatabaseUri } from '../testing/index.ts';
import { backUp } from './back-up.ts';
import { checkBackup } from './check-backup.ts';

const secrets = ['the key that this practice keeps in a safe'];
const name = `chk${process.pid}`;
const uri = testDatabaseUri(name);
const migrations = new Set(['content/2026-01-01-first']);
let client: MongoClient;

beforeAll(async () => {
  client = await new MongoClient(uri).connect();
});
beforeEach(async () => {
  const db = client.db();
  for (const collection of await db.collections()) await collection.deleteMany({});
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: 'content/2026-01-01-first' });
  await db.collection('values').insertMany([
    {
      at: new Date(),
      id: new ObjectId(),
      price: Decimal128.fromString('1500.50'),
      seq: Long.fromString('9007199254740993'),
    },
    { whole: 3, half: 0.5, zero: -0, nothing: null, spans: [{ start: 540 }], text: 'Işıl\n"şöyle" dedi' },
  ]);
  const upload = new GridFSBucket(db).openUploadStream('report.pdf');
  upload.end(Buffer.alloc(600_000, 7));
  await new Promise((resolve) => upload.once('finish', resolve));
});
afterAll(async () => {
  await client.db().dropDatabase();
  await client.close();
});

async function made(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'practice-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'all.json.gz');
  await backUp(uri, path);
  return path;
}

const check = (path: string, more: Partial<Parameters<typeof checkBackup>[0]> = {}) =>
  checkBackup({ uri, path, secrets, id: String(new ObjectId()), migrations, ...more });

/** Changes the lines of a backup that is not encrypted. */
function rewrite(path: string, change: (text: string) => string): void {
  writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(path)).toString())));
}

async function scratchDatabases(): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases();
  return databases.map((each) => each.name).filter((each) => each.startsWith(`${name.slice(0, 8)}_check_`));
}

it('finds a backup to be what was backed up, and leaves nothing behind', async () => {
  const path = await made();
  await client.db().collection('values').insertOne({ written: 'meanwhile' });
  expect(await check(path)).toBe(7);
  expect(await scratchDatabases()).toEqual([]);
  expect(await client.db().collection('values').countDocuments()).toBe(3);
});

it.each([
  ['another value', (text: string) => text.replace('"540"', '"541"')],
  [
    'a record less',
    (text: string) =>
      text.replace(/\{"collection":"values".*\n/, '').replace('{"end":{"$numberInt":"7"}', '{"end":{"$numberInt":"6"}'),
  ],
])('finds %s', async (_, change) => {
  const path = await made();
  rewrite(path, change);
  await expect(check(path)).rejects.toMatchObject({ fault: 'differs' });
  expect(await scratchDatabases()).toEqual([]);
});

it('refuses one that a newer version has made', async () => {
  await expect(check(await made(), { migrations: new Set() })).rejects.toMatchObject({ fault: 'newer' });
});

it('takes one of a version that did not write what it holds, as long as it is whole', async () => {
  const path = await made();
  rewrite(path, (text) => text.replace(/,"collections":.*\n$/, '}\n'));
  expect(await check(path)).toBe(7);
});

it('says that there is no file', async () => {
  await expect(check('/nowhere/all.json.gz')).rejects.toMatchObject({ fault: 'missing' });
});

it('ends when it is stopped, and leaves nothing behind', async () => {
  const stopped = AbortSignal.abort();
  await expect(check(await made(), { signal: stopped })).rejects.toThrow(/abort/i);
  expect(await scratchDatabases()).toEqual([]);
});

it('a check for which the disk of the database has no room beside its reserve makes no second copy', async () => {
  const path = await made();
  setDiskReserve(1_000_000_000);
  onTestFinished(() => setDiskReserve(100));
  await expect(check(path, { databaseDir: tmpdir() })).rejects.toMatchObject({ fault: 'no-space' });
  expect(await scratchDatabases()).toEqual([]);
  expect(await check(path)).toBeGreaterThan(0);
});
