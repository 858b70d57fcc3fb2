import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Binary, type Db, Decimal128, GridFSBucket, Long, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { setDiskReserve } from '../disk-space.ts';
import { testDatabaseUri } from '../testing/index.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

const name = `backup_${process.pid}`;
const uri = testDatabaseUri(name);
let client: MongoClient;
let db: Db;

beforeAll(async () => {
  client = await new MongoClient(uri).connect();
  db = client.db();
});
beforeEach(async () => {
  for (const collection of await db.collections()) await collection.deleteMany({});
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'all.json.gz');
}

async function all(): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {};
  for (const collection of await db.collections()) {
    const documents = await collection.find({}, { promoteValues: false, sort: { _id: 1 } }).toArray();
    if (documents.length > 0) found[collection.collectionName] = documents;
  }
  return found;
}

test('what was backed up comes back as it was, files and every type of value included', async () => {
  await db.collection('values').insertMany([
    {
      _id: 'day' as never,
      at: new Date('2026-11-21T10:00:00Z'),
      id: new ObjectId(),
      bytes: new Binary(Buffer.from([0, 1, 2])),
      price: Decimal128.fromString('1500.50'),
      seq: Long.fromString('9007199254740993'),
      whole: 3,
      half: 0.5,
      nothing: null,
      spans: [{ start: 540, end: 590 }],
      text: 'Işıl\n"şöyle" dedi',
    },
  ]);
  await db.collection('many').insertMany(Array.from({ length: 1201 }, (_, number) => ({ number })));
  const upload = new GridFSBucket(db).openUploadStream('report.pdf');
  upload.end(Buffer.alloc(300_000, 7));
  await new Promise((resolve) => upload.once('finish', resolve));
  const before = await all();
  const path = newPath();

  expect(await backUp(uri, path)).toEqual({ values: 1, many: 1201, 'fs.files': 1, 'fs.chunks': 2 });
  for (const collection of await db.collections()) await collection.deleteMany({});
  expect(await restore(uri, path, { isReplacing: false })).toEqual({
    values: 1,
    many: 1201,
    'fs.files': 1,
    'fs.chunks': 2,
  });
  expect(await all()).toEqual(before);
});

test('sessions and the salts of visitors are not included, and only the owner may read the file', async () => {
  await db.collection<{ _id: string }>('sessions').insertOne({ _id: 'a session' });
  await db.collection<{ _id: string }>('url_traffic_salts').insertOne({ _id: '2026-11-23' });
  await db.collection<{ _id: string }>('users').insertOne({ _id: 'one' });
  const path = newPath();
  expect(await backUp(uri, path)).toEqual({ users: 1 });
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('is of one moment: what is written meanwhile is wholly in it or not at all', async () => {
  await db.collection('appointments').insertMany(Array.from({ length: 3000 }, (_, number) => ({ number })));
  await db.collection('sheets').insertOne({ number: -1 });
  let isDone = false;
  const writing = (async () => {
    for (let number = 3000; !isDone; number++) {
      await client.withSession((session) =>
        session.withTransaction(async () => {
          await db.collection('appointments').insertOne({ number }, { session });
          await db.collection('sheets').insertOne({ number }, { session });
        }),
      );
    }
  })();
  const path = newPath();
  const counts = await backUp(uri, path).finally(() => {
    isDone = true;
  });
  await writing;
  expect((counts.appointments ?? 0) - 3000).toBe((counts.sheets ?? 0) - 1);
});

test('every record that names a file comes with the whole file, while others are stored and deleted', async () => {
  const bucket = new GridFSBucket(db);
  const store = async (number: number) => {
    const upload = bucket.openUploadStream(`${number}.pdf`);
    upload.end(Buffer.alloc(300_000, number));
    await new Promise((resolve, reject) => upload.once('finish', resolve).once('error', reject));
    await db.collection('reports').insertOne({ number, file: upload.id });
    return upload.id;
  };
  for (let number = 0; number < 20; number++) await store(number);
  let isDone = false;
  const writing = (async () => {
    for (let number = 20; !isDone; number++) {
      const file = await store(number);
      await db.collection('reports').deleteOne({ file });
      if (number % 2 === 0) await bucket.delete(file);
    }
  })();
  const path = newPath();
  await backUp(uri, path).finally(() => {
    isDone = true;
  });
  await writing;
  await restore(uri, path, { isReplacing: true });
  const reports = await db
    .collection('reports')
    .find({ number: { $lt: 20 } })
    .toArray();
  expect(reports).toHaveLength(20);
  for (const { number, file } of reports) {
    const parts: Buffer[] = [];
    for await (const part of bucket.openDownloadStream(file)) parts.push(part as Buffer);
    expect(Buffer.concat(parts).equals(Buffer.alloc(300_000, number))).toBe(true);
  }
  const chunks = await db.collection('fs.chunks').countDocuments();
  expect(chunks).toBe(2 * (await db.collection('fs.files').countDocuments()));
});

test('a database with data is left alone unless it is to be replaced', async () => {
  await db.collection('users').insertOne({ name: 'old' });
  const path = newPath();
  await backUp(uri, path);
  await db.collection('users').insertOne({ name: 'new' });
  await db.collection('pages').insertOne({ title: 'new' });
  await expect(restore(uri, path, { isReplacing: false })).rejects.toThrow('holds 3 records already');
  expect(await db.collection('users').countDocuments()).toBe(2);
  await restore(uri, path, { isReplacing: true });
  expect(Object.values(await all()).flat()).toMatchObject([{ name: 'old' }]);
});

test.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, whole.length - 20), 'is cut off'],
  ['no backup', () => Buffer.from('name,phone\n'), 'is not a backup of this product'],
])('a file that is %s changes nothing', async (_, change, message) => {
  await db.collection('users').insertMany(Array.from({ length: 50 }, (__, number) => ({ number })));
  const path = newPath();
  await backUp(uri, path);
  writeFileSync(path, change(readFileSync(path)));
  await expect(restore(uri, path, { isReplacing: true })).rejects.toThrow(message);
  expect(await db.collection('users').countDocuments()).toBe(50);
});

test('a missing file is reported', async () => {
  await expect(restore(uri, '/nowhere/all.json.gz', { isReplacing: true })).rejects.toThrow(
    'There is no file /nowhere',
  );
});

test('without room beside the reserve of the disk nothing is backed up or put back, and both figures are said', async () => {
  await db.collection('rooms').insertOne({ name: 'bir' });
  const path = newPath();
  await backUp(uri, path);
  await db.collection('rooms').updateOne({}, { $set: { name: 'iki' } });
  setDiskReserve(1_000_000_000);
  onTestFinished(() => setDiskReserve(100));
  const noSpace = {
    fault: 'no-space',
    message: expect.stringMatching(/has \d+ MB left, and 100000\d{4} MB may be needed/),
  };
  await expect(backUp(uri, join(dirname(path), 'second.json.gz'))).rejects.toMatchObject(noSpace);
  expect(readdirSync(dirname(path))).toEqual(['all.json.gz']);
  await expect(restore(uri, path, { isReplacing: true, databaseDir: dirname(path) })).rejects.toMatchObject(noSpace);
  expect(await db.collection('rooms').findOne()).toMatchObject({ name: 'iki' });
  await restore(uri, path, { isReplacing: true });
  expect(await db.collection('rooms').findOne()).toMatchObject({ name: 'bir' });
});
