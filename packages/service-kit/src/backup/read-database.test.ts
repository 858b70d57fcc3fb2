import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  Collection,
  type CommandStartedEvent,
  Db,
  FindCursor,
  GridFSBucket,
  MongoClient,
  MongoNetworkError,
  MongoServerError,
  ObjectId,
} from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clientOptions } from '../client-options.ts';
import { testDatabaseUri } from '../testing/index.ts';
import { backUp } from './back-up.ts';
import { checkBackup } from './check-backup.ts';
import { readDatabase } from './read-database.ts';
import { restore } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const uri = testDatabaseUri(`reading_${process.pid}`);
const CHUNK = 255 * 1024;
let client: MongoClient;
let db: Db;
let bucket: GridFSBucket;
const commands: CommandStartedEvent[] = [];

beforeAll(async () => {
  client = await new MongoClient(uri, { monitorCommands: true }).connect();
  client.on('commandStarted', (event) => commands.push(event));
  db = client.db();
  bucket = new GridFSBucket(db, { bucketName: 'pictures' });
});
beforeEach(async () => {
  for (const collection of await db.collections()) await collection.deleteMany({});
  await db.collection('users').insertMany(Array.from({ length: 450 }, (_, number) => ({ number })));
  commands.length = 0;
});
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

async function stored(bytes: number): Promise<ObjectId> {
  const upload = bucket.openUploadStream(`${bytes} bytes`);
  upload.end(Buffer.alloc(bytes, 7));
  await new Promise((resolve, reject) => upload.once('finish', resolve).once('error', reject));
  return upload.id;
}

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-reading-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, 'all.json.gz');
}

const NAMES = ['pictures.chunks', 'pictures.files', 'users'];

/** The lines of the database; `atFirst` runs when its records are being read. */
async function* reading(atFirst: () => Promise<unknown>) {
  let isFirst = true;
  for await (const line of readDatabase(client, NAMES)) {
    if (isFirst) await atFirst();
    isFirst = false;
    yield line;
  }
}

const idsOf = async (name: string, key: string) => (await db.collection(name).distinct(key)).map(String).sort();

describe('a file', () => {
  it('that is deleted while its backup is made is wholly left out, and the others restore', async () => {
    const [kept, deleted, later] = [await stored(600_000), await stored(300_000), await stored(0)];
    const path = newPath();
    const counts = await writeBackup(
      path,
      reading(() => bucket.delete(deleted)),
    );
    expect(counts).toEqual({ users: 450, 'pictures.chunks': 3, 'pictures.files': 2 });
    expect(await checkBackup({ uri, path, secrets: [], id: String(new ObjectId()), migrations: new Set() })).toBe(455);
    await restore(uri, path, { isReplacing: true });
    expect(await idsOf('pictures.files', '_id')).toEqual([String(kept), String(later)]);
    expect(await idsOf('pictures.chunks', 'files_id')).toEqual([String(kept)]);
    // As a driver adds it beside a first file alone.
    expect(await db.collection('pictures.chunks').indexExists('files_id_1_n_1')).toBe(true);
  });

  it('that lost a part before its backup is kept as it is', async () => {
    const id = await stored(600_000);
    await db.collection('pictures.chunks').deleteOne({ files_id: id, n: 1 });
    expect(await backUp(uri, newPath())).toEqual({ users: 450, 'pictures.chunks': 2, 'pictures.files': 1 });
  });

  it('that is stored while a backup is made is in the next one', async () => {
    await stored(300_000);
    const counts = await writeBackup(
      newPath(),
      reading(() => stored(600_000)),
    );
    expect(counts).toEqual({ users: 450, 'pictures.chunks': 2, 'pictures.files': 1 });
  });
});

it('contents are read some megabytes at a time', async () => {
  for (let count = 0; count < 9; count++) await stored(4 * CHUNK);
  await backUp(uri, newPath());
  commands.length = 0;
  for await (const _ of readDatabase(client, NAMES));
  const finds = commands.filter(({ command }) => command.find === 'pictures.chunks');
  // Each once: a driver repeats what gets no answer.
  const asked = new Map(finds.map(({ command: { filter } }) => [String(filter.files_id.$in), filter.files_id.$in]));
  expect([...asked.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 1]);
});

it.each([
  ['', undefined],
  ['readConcernLevel=majority', 'local'],
])(
  'on MongoDB records are read in one snapshot without a transaction, and contents outside of it: %s',
  async (option, levelOfAddress) => {
    await stored(300_000);
    const address = option && `${uri}${uri.includes('?') ? '&' : '?'}${option}`;
    const reader = address ? new MongoClient(address, { ...clientOptions(address), monitorCommands: true }) : client;
    if (address) reader.on('commandStarted', (event) => commands.push(event));
    vi.spyOn(Db.prototype, 'command').mockResolvedValueOnce({ version: '8.0.0' });
    onTestFinished(async () => {
      vi.restoreAllMocks();
      if (address) await reader.close();
    });
    for await (const _ of readDatabase(reader, NAMES));
    const finds = commands.filter(({ commandName }) => commandName === 'find').map(({ command }) => command);
    const levels = finds.map((command) => `${command.find} ${command.readConcern?.level}`);
    expect([...new Set(levels)]).toEqual([
      'pictures.files snapshot',
      'users snapshot',
      `pictures.chunks ${levelOfAddress}`,
    ]);
    const second = finds.find((command) => command.find === 'users');
    expect(second?.readConcern.atClusterTime).toBeDefined();
    expect(commands.filter(({ command }) => command.startTransaction || command.autocommit === false)).toEqual([]);
  },
);

describe('a reading that ends early', () => {
  beforeEach(() => void onTestFinished(() => void vi.restoreAllMocks()));

  it.each([239, 246, 251, 290])('by the code %i is a sentence, and leaves no file', async (code) => {
    vi.spyOn(Collection.prototype, 'find').mockImplementation(() => {
      throw new MongoServerError({ code, message: 'the snapshot is too old' });
    });
    const path = newPath();
    await expect(backUp(uri, path)).rejects.toMatchObject({
      fault: 'too-slow',
      message: expect.stringMatching(/minSnapshotHistoryWindowInSeconds.*the snapshot is too old/),
    });
    expect(readdirSync(dirname(path))).toEqual([]);
  });

  it('goes on with the files once the database is back', async () => {
    await stored(300_000);
    let failures = 2;
    const toArray = FindCursor.prototype.toArray;
    vi.spyOn(FindCursor.prototype, 'toArray').mockImplementation(function (this: FindCursor) {
      if (this.namespace.collection === 'pictures.chunks' && failures-- > 0) {
        return Promise.reject(new MongoNetworkError('connection closed'));
      }
      return toArray.call(this);
    });
    expect(await backUp(uri, newPath())).toMatchObject({ 'pictures.chunks': 2 });
  });
});
