import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { stopProcess } from '../processes/stop-process.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { endTransactions } from './end-transactions.ts';
import { type Database, type DatabaseOptions, startDatabase } from './start-database.ts';
import { enginesOn } from './testing/engines-on.ts';
import { engineDir, folderWithMongod, temporaryFolder, withoutDownload, writeProgram } from './testing/programs.ts';
import { answersBroken } from './watch-engine.ts';

isAboutEmbedded();
beforeEach(() => withoutDownload());

const systemPath = process.env.PATH ?? '';

async function start(options: Partial<DatabaseOptions>): Promise<Database & { said: string; dataDir: string }> {
  const said: string[] = [];
  const dataDir = options.dataDir ?? temporaryFolder();
  const database = await startDatabase({
    dataDir,
    production: false,
    onProgress: (line) => said.push(line),
    engineDir,
    ...options,
  });
  onTestFinished(() => database.stop());
  return { ...database, dataDir, said: said.join('\n') };
}

async function withClient<T>({ uri }: Database, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(uri);
  return work(client).finally(() => client.close(true));
}

const featureVersionIn = (dataDir: string) =>
  JSON.parse(readFileSync(join(dataDir, 'db', 'feature-version.json'), 'utf8'));
const logIn = (dataDir: string) => readFileSync(join(dataDir, 'logs', 'database.log'), 'utf8');

/** A folder that was used with a MongoDB of a version, and whose data is of that release. */
async function folderOf(version: string): Promise<string> {
  const dataDir = temporaryFolder();
  const [release] = /^\d+\.\d+/.exec(version) ?? [];
  await (await start({ dataDir, searchPath: await folderWithMongod() })).stop();
  writeFileSync(join(dataDir, 'db', 'feature-version.json'), JSON.stringify(release));
  return dataDir;
}

describe('a new folder', { timeout: 120_000 }, () => {
  test.each(['4.4.29', '8.2.6'])('passes over MongoDB %s on the PATH, and says so in one line', async (version) => {
    const searchPath = `${await folderWithMongod(version)}:${systemPath}`;
    const database = await start({ searchPath });
    expect(database.engine).toBe('secantus');
    expect(database.said).toMatch(
      new RegExp(
        `SecantusDB .* is taken\\. .*mongod is MongoDB ${version}; 7\\.0 or 8\\.0 is needed\\..*could not be downloaded`,
      ),
    );
  });

  test('is begun with MongoDB 7.0 on the PATH', async () => {
    const database = await start({ searchPath: await folderWithMongod('7.0.37') });
    expect(database.describe).toContain('MongoDB 7.0.37');
  });

  test('refuses a MongoDB of another release that is demanded', async () => {
    const starting = start({ searchPath: await folderWithMongod('8.2.6'), embedded: 'mongod' });
    await expect(starting).rejects.toThrow(/is MongoDB 8\.2\.6; 7\.0 or 8\.0 is needed/);
  });

  test.each([
    ['--version', 'kill -ILL $$'],
    ['its start', 'case "$1" in --version) echo db version v8.0.32;; *) kill -ILL $$;; esac'],
  ])('says that the processor is too old when mongod ends at %s by an illegal instruction', async (_when, script) => {
    const folder = temporaryFolder();
    writeProgram(folder, 'mongod', script);
    const database = await start({ searchPath: `${folder}:${systemPath}` });
    expect(database.engine).toBe('secantus');
    expect(database.said).toContain('this processor lacks instructions (AVX) that MongoDB needs');
  });

  test('goes to the next engine when mongod refuses to make the user', async () => {
    const change = "commands._HANDLERS['createUser'] = lambda doc, ctx: refusal(13, 'Unauthorized', 'no users here')";
    const database = await start({ searchPath: `${await folderWithMongod('8.0.32', change)}:${systemPath}` });
    expect(database.engine).toBe('secantus');
    expect(database.said).toContain('The database cannot be given a password: no users here');
  });
});

describe('the release of the data', { timeout: 120_000 }, () => {
  test('follows the program, one release after the other, and nothing is lost', async () => {
    const dataDir = temporaryFolder();
    const first = await start({ dataDir, searchPath: await folderWithMongod('7.0.37') });
    await withClient(first, (client) => client.db().collection('kept').insertOne({ of: 'the first release' }));
    await first.stop();
    for (const [version, release] of [
      ['8.0.32', '8.0'],
      ['8.2.6', '8.2'],
    ] as const) {
      const database = await start({ dataDir, searchPath: await folderWithMongod(version) });
      expect(featureVersionIn(dataDir)).toBe(release);
      expect(await withClient(database, (client) => client.db().collection('kept').countDocuments())).toBe(1);
      await database.stop();
    }
  });

  test.each([
    ['6.0', /MongoDB 8\.0\.32 cannot open data of MongoDB 6\.0\. .*start once with MongoDB 7\.0/],
    ['8.2', /MongoDB 8\.0\.32 cannot open data of MongoDB 8\.2\. .*start with MongoDB 8\.2/],
  ])('%s is refused by MongoDB 8.0 with a sentence that says what opens it', async (release, sentence) => {
    const dataDir = await folderOf(`${release}.1`);
    const starting = start({ dataDir, searchPath: await folderWithMongod() });
    await expect(starting).rejects.toThrow(sentence);
    await expect(starting).rejects.not.toThrow(/DATA_DIR=/);
  });

  test('that cannot be raised is said, and the database runs', async () => {
    const dataDir = await folderOf('7.0.37');
    const change = `set_feature_version = lambda doc, ctx: refusal(400, 'CannotUpgrade', 'an index is in the way')
commands._HANDLERS['setFeatureCompatibilityVersion'] = set_feature_version`;
    const database = await start({ dataDir, searchPath: await folderWithMongod('8.0.32', change) });
    expect(database.said).toContain('could not be raised to MongoDB 8.0');
    expect(database.said).toContain('an index is in the way');
  });
});

describe('a mongod', { timeout: 120_000 }, () => {
  test('is ended by its own command, which does not wait for another member', async () => {
    const database = await start({ searchPath: await folderWithMongod() });
    await database.stop();
    expect(logIn(database.dataDir)).toMatch(/"byCommand": true[^\n]*\n*$/);
  });

  test('ends by a signal of the system without the wait for another member', async () => {
    const database = await start({ searchPath: await folderWithMongod() });
    const ended = new Promise((resolve) => database.onExit(resolve));
    const [pid = 0] = enginesOn(database.dataDir);
    await stopProcess(pid, 14_000);
    expect(await ended).toMatchObject({ code: 0, signal: null });
    expect(logIn(database.dataDir)).toContain('"byCommand": false');
  });

  test('writes no line for each connection', async () => {
    const database = await start({ searchPath: await folderWithMongod() });
    const before = logIn(database.dataDir);
    for (let time = 0; time < 5; time++) await withClient(database, (client) => client.db().command({ ping: 1 }));
    expect(logIn(database.dataDir)).toBe(before);
  });

  test('knows its set by a key that is not the password, also in a folder of an older version', async () => {
    const { dataDir, stop } = await start({ searchPath: await folderWithMongod() });
    const key = join(dataDir, 'replica-set.key');
    const password = readFileSync(join(dataDir, 'database.key'), 'utf8');
    expect(readFileSync(key, 'utf8')).not.toBe(password);
    await stop();
    rmSync(key);
    const again = await start({ dataDir, searchPath: await folderWithMongod() });
    expect(again.uri).toContain(password);
    expect(existsSync(key)).toBe(true);
  });

  test('that does not end transactions is not waited for', async () => {
    const change = "commands._HANDLERS['killAllSessions'] = lambda doc, ctx: time.sleep(600)";
    const database = await start({ searchPath: await folderWithMongod('8.0.32', change) });
    await expect(endTransactions(database.uri, { limitMs: 500 })).rejects.toThrow();
  });
});

test('an engine that answers with internal errors alone is broken, also for a client that is connected', {
  timeout: 120_000,
}, async () => {
  const change = `
def unless_broken(handler):
    broken = os.path.join(args.dbpath, "broken")
    return lambda doc, ctx: refusal(1, "InternalError", "panic") if os.path.exists(broken) else handler(doc, ctx)

for name in ("hello", "ismaster", "isMaster", "listCollections"):
    commands._HANDLERS[name] = unless_broken(commands._HANDLERS[name])`;
  const database = await start({ searchPath: await folderWithMongod('8.0.32', change) });
  const client = new MongoClient(database.uri, { serverSelectionTimeoutMS: 500, heartbeatFrequencyMS: 500 });
  onTestFinished(() => client.close(true));
  expect(await answersBroken(client)).toBe(false);
  writeFileSync(join(database.dataDir, 'db', 'broken'), '');
  // On its connection first, and then as its monitor finds no server.
  for (let look = 0; look < 5; look++) {
    expect(await answersBroken(client)).toBe(true);
    await wait(500);
  }
});

test('a full disk is named, and no other folder is advised', { timeout: 120_000 }, async () => {
  const dataDir = await folderOf('8.0.32');
  const full = temporaryFolder();
  const log =
    '{"s":"E","c":"WT","msg":"WiredTiger error message","attr":{"error":28,"message":"No space left on device"}}';
  writeProgram(full, 'mongod', `case "$1" in --version) echo db version v8.0.32;; *) echo '${log}'; exit 14;; esac`);
  const starting = start({ dataDir, searchPath: full });
  await expect(starting).rejects.toThrow(new RegExp(`^The disk of ${dataDir} is full .*make room on the disk`));
  await expect(starting).rejects.not.toThrow(/DATA_DIR=|begin/);
});
