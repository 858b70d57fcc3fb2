import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { type Database, type DatabaseOptions, startDatabase } from './start-database.ts';
import { engineDir, folderWithMongod, temporaryFolder, withoutDownload, writeProgram } from './testing/programs.ts';

isAboutEmbedded();

beforeEach(() => withoutDownload());

const systemPath = process.env.PATH ?? '';

async function start(options: Partial<DatabaseOptions> = {}): Promise<Database> {
  const database = await startDatabase({
    dataDir: options.dataDir ?? temporaryFolder(),
    production: false,
    onProgress: () => {},
    engineDir,
    embedded: 'secantus',
    ...options,
  });
  onTestFinished(() => database.stop());
  return database;
}

async function withClient<T>(database: Database, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(database.uri);
  try {
    return await work(client);
  } finally {
    await client.close(true);
  }
}

const write = (database: Database, _id: string) =>
  withClient(database, (client) => client.db().collection<{ _id: string }>('kept').insertOne({ _id }));
const readAll = (database: Database) =>
  withClient(database, async (client) =>
    (await client.db().collection<{ _id: string }>('kept').find().toArray()).map(({ _id }) => _id),
  );
const noteIn = (dataDir: string) => JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));

describe('the chain', { timeout: 120_000 }, () => {
  test('MONGODB_URI is taken as it is, and nothing is started or written', async () => {
    const given = await start();
    const dataDir = join(temporaryFolder(), 'untouched');
    const database = await start({ mongodbUri: given.uri, embedded: undefined, dataDir, production: true });
    expect(database).toMatchObject({ uri: given.uri, engine: 'given' });
    expect(database.describe).toContain('given by MONGODB_URI');
    expect(existsSync(dataDir)).toBe(false);
  });

  test('production without MONGODB_URI is refused, unless the embedded one is asked for', async () => {
    await expect(start({ production: true, embedded: undefined })).rejects.toThrow(/MONGODB_URI/);
    expect(await start({ production: true, embedded: 'secantus' })).toMatchObject({ engine: 'secantus' });
  });

  test('a mongod on the PATH comes first, as a replica set of one, and keeps its data on another port', async () => {
    const dataDir = temporaryFolder();
    const searchPath = await folderWithMongod();
    const first = await start({ dataDir, searchPath, embedded: undefined });
    expect(first.engine).toBe('mongod');
    expect(first.describe).toContain('MongoDB 8.0.32');
    await write(first, 'before');
    await first.stop();
    await occupy(noteIn(dataDir).port);
    const second = await start({ dataDir, searchPath, embedded: undefined });
    expect(second.uri).not.toBe(first.uri);
    expect(await readAll(second)).toEqual(['before']);
  });

  test('without a mongod and a download it is SecantusDB, which the folder keeps when a mongod appears', async () => {
    const dataDir = temporaryFolder();
    const ownEngines = temporaryFolder();
    const first = await start({ dataDir, embedded: undefined, searchPath: pathWithoutMongod() });
    expect(first.engine).toBe('secantus');
    await write(first, 'before');
    await first.stop();
    const searchPath = `${await folderWithMongod()}:${systemPath}`;
    const second = await start({ dataDir, searchPath, embedded: undefined });
    expect(second.engine).toBe('secantus');
    expect(await readAll(second)).toEqual(['before']);
    expect(existsSync(join(ownEngines, 'secantus'))).toBe(false);
  });

  test('a mongod that does not start makes way for the next', async () => {
    const broken = temporaryFolder();
    writeProgram(
      broken,
      'mongod',
      'case "$1" in --version) echo db version v8.0.4;; *) echo Illegal instruction >&2; exit 132;; esac',
    );
    const database = await start({ embedded: undefined, searchPath: `${broken}:${systemPath}` });
    expect(database.engine).toBe('secantus');
  });

  test('when no engine is available, the message names each way and what to do', async () => {
    const starting = start({ embedded: undefined, searchPath: temporaryFolder(), engineDir: temporaryFolder() });
    await expect(starting).rejects.toThrow(
      /no mongod on the PATH[\s\S]*could not be downloaded[\s\S]*there is no python3 on the PATH[\s\S]*apt-get install python3/,
    );
  });
});

describe('the choice of a folder', { timeout: 120_000 }, () => {
  test('another engine by EMBEDDED_DATABASE is refused', async () => {
    const dataDir = temporaryFolder();
    await (await start({ dataDir })).stop();
    await expect(start({ dataDir, embedded: 'mongod' })).rejects.toThrow(/belongs to the database "secantus"/);
  });

  test('an engine that is gone is a sentence, not another engine', async () => {
    const dataDir = temporaryFolder();
    await (await start({ dataDir, embedded: undefined, searchPath: await folderWithMongod() })).stop();
    await expect(start({ dataDir, embedded: undefined, searchPath: systemPath })).rejects.toThrow(
      /was made with mongod 8\.0\.32, which cannot be started now\. There is no mongod on the PATH\./,
    );
  });

  test('a first start that was interrupted leaves nothing to trip over', async () => {
    const dataDir = temporaryFolder();
    mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'WiredTiger'), 'half a file');
    writeFileSync(join(dataDir, 'database.json'), '{"engine":"mongod","version":"8.0.4","state":"new"}');
    expect(await start({ dataDir })).toMatchObject({ engine: 'secantus' });
    expect(noteIn(dataDir)).toMatchObject({ engine: 'secantus', state: 'used' });
  });

  test('a lost or damaged note is restored from the files', async () => {
    const dataDir = temporaryFolder();
    const first = await start({ dataDir });
    await write(first, 'before');
    await first.stop();
    writeFileSync(join(dataDir, 'database.json'), '{"engine":');
    const second = await start({
      dataDir,
      embedded: undefined,
      searchPath: `${await folderWithMongod()}:${systemPath}`,
    });
    expect(await readAll(second)).toEqual(['before']);
  });
});

describe('side by side', { timeout: 120_000 }, () => {
  test('a second start on a folder is refused with the address of the first', async () => {
    const dataDir = temporaryFolder();
    await start({ dataDir, address: 'http://localhost:4000' });
    await expect(start({ dataDir })).rejects.toThrow(/in use already, by http:\/\/localhost:4000/);
  });

  test('two folders run at once and do not see each other', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    await write(first, 'first');
    expect(await readAll(second)).toEqual([]);
    await second.stop();
    expect(await readAll(first)).toEqual(['first']);
  });

  test('a folder that was stopped can be started again', async () => {
    const dataDir = temporaryFolder();
    await (await start({ dataDir })).stop();
    expect(await readAll(await start({ dataDir }))).toEqual([]);
  });
});

function pathWithoutMongod(): string {
  return systemPath
    .split(':')
    .filter((folder) => !existsSync(join(folder, 'mongod')))
    .join(':');
}

async function occupy(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return server;
}

describe('strangers on the machine', { timeout: 120_000 }, () => {
  /** The address without user and password. */
  const strangersUri = ({ uri }: Database) => uri.replace(/\/\/[^@]+@/, '//').replace('&authSource=admin', '');

  async function expectClosed(database: Database): Promise<void> {
    expect(strangersUri(database)).not.toBe(database.uri);
    const client = new MongoClient(strangersUri(database));
    onTestFinished(() => client.close(true));
    const practice = client.db();
    const tries: (() => Promise<unknown>)[] = [
      () => practice.collection('kept').findOne(),
      () => practice.collection('kept').insertOne({ by: 'a stranger' }),
      () => practice.collection('kept').watch().next(),
      () => client.db('admin').command({ listDatabases: 1 }),
      () => client.db('admin').command({ usersInfo: 1 }),
      () => client.db('admin').command({ createUser: 'stranger', pwd: 'stranger-password', roles: ['root'] }),
      () => client.db('admin').command({ updateUser: 'practice', pwd: 'stranger-password' }),
      () => client.db('admin').command({ killAllSessions: [] }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toThrow(/authentication/i);
  }

  test.each(['secantus', 'mongod'] as const)('read and write nothing of an embedded %s', async (embedded) => {
    const dataDir = temporaryFolder();
    const searchPath = embedded === 'mongod' ? await folderWithMongod() : systemPath;
    const database = await start({ dataDir, embedded, searchPath });
    await write(database, 'mine');
    await expectClosed(database);
    expect(statSync(join(dataDir, 'database.key')).mode & 0o777).toBe(0o600);
    await database.stop();
    const again = await start({ dataDir, embedded, searchPath });
    expect(await readAll(again)).toEqual(['mine']);
    await expectClosed(again);
  });

  test.each([
    ['an older version, which has no key', (key: string) => rmSync(key)],
    ['another database, which has another key', (key: string) => writeFileSync(key, 'f'.repeat(64), { mode: 0o600 })],
  ])('are locked out of a folder of %s, and nothing in it is lost', async (_what, change) => {
    const dataDir = temporaryFolder();
    const first = await start({ dataDir });
    await write(first, 'mine');
    await first.stop();
    change(join(dataDir, 'database.key'));
    const second = await start({ dataDir });
    expect(second.uri).not.toBe(first.uri);
    expect(await readAll(second)).toEqual(['mine']);
    await expectClosed(second);
  });

  test('do not see the password in the list of processes, nor hear it from a second start', async () => {
    const dataDir = temporaryFolder();
    const database = await start({ dataDir });
    const password = readFileSync(join(dataDir, 'database.key'), 'utf8');
    expect(database.uri).toContain(password);
    const commands = spawnSync('ps', ['-eo', 'args', '-ww'], { encoding: 'utf8' }).stdout;
    expect(commands).toContain(join(dataDir, 'db'));
    expect(commands).not.toContain(password);
    const second = await start({ dataDir }).catch((error) => error.message);
    expect(second).toContain('is in use already');
    expect(second).not.toContain(password);
  });
});
