import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '@practice/service-kit/backup/back-up';
import { testDatabaseUri } from '@practice/service-kit/testing';
import { type Db, MongoClient } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const uri = testDatabaseUri(`restore_${process.pid}`);
const key = 'the key that this practice keeps in a safe';
const folder = mkdtempSync(join(tmpdir(), 'practice-restore-'));
const file = join(folder, 'all.json.gz.enc');
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  client = await new MongoClient(uri).connect();
  db = client.db();
});
beforeEach(async () => {
  for (const collection of await db.collections()) await collection.deleteMany({});
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: 'content/2026-01-01-first' });
  await db.collection('pages').insertMany([{ title: 'Bir' }, { title: 'İki' }]);
  await backUp(uri, file, { secret: key });
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What `npm run restore` runs, with what it says and its code. */
async function restore(args: string[], environment: Record<string, string>) {
  const program = join(import.meta.dirname, '../../bin/restore.mjs');
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DATA_DIR: folder, MONGODB_URI: uri, BACKUP_KEY: '', FIELD_KEYS_OLD: '', ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'exit');
  return { code, said };
}

const titles = async () => (await db.collection('pages').find().toArray()).map(({ title }) => title);

test('an upgrade is rolled back by the backup of before it, which is encrypted', async () => {
  await db.collection<{ _id: string }>('migrations').insertOne({ _id: 'content/2099-01-01-of-a-newer-version' });
  await db.collection('pages').updateMany({}, { $set: { title: 'Yeni biçim' } });
  await db.collection<{ _id: string }>('sessions').insertOne({ _id: 'of the newer version' });
  const { code, said } = await restore([file, '--replace'], { FIELD_KEY: key });
  expect(said).toContain('3 records of 2 collections are back. Everybody signs in anew.');
  expect(code).toBe(0);
  expect(await titles()).toEqual(['Bir', 'İki']);
  expect(await db.collection('migrations').countDocuments()).toBe(1);
  expect(await db.collection('sessions').countDocuments()).toBe(0);
});

test.each([
  ['another key', { FIELD_KEY: 'the key of another practice, of thirty-two' }, 'is encrypted with another key'],
  ['data that is not to be replaced', { FIELD_KEY: key }, 'npm run restore -- '],
])('with %s nothing is changed, and it says why', async (_, environment, sentence) => {
  await db.collection('pages').insertOne({ title: 'Üç' });
  const args = sentence.startsWith('npm') ? [file] : [file, '--replace'];
  const { code, said } = await restore(args, environment);
  expect(said).toContain(sentence);
  expect(code).toBe(1);
  expect(await titles()).toEqual(['Bir', 'İki', 'Üç']);
});

test('the key of before reads a backup of before', async () => {
  const keys = { FIELD_KEY: 'the key of today, which is long enough for it', FIELD_KEYS_OLD: key };
  expect((await restore([file, '--replace'], keys)).code).toBe(0);
});
