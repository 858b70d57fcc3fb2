import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Document, MongoClient, MongoServerError } from 'mongodb';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../processes/free-port.ts';
import { isAboutEmbedded } from '../../testing/about-embedded.ts';
import { folderWithMongod, temporaryFolder } from './programs.ts';

isAboutEmbedded();

type StandIn = { client: MongoClient; output: () => string; program: ChildProcess; port: number; end(): Promise<void> };

/** Runs the stand-in without what the product does around it: on a folder, with flags of the test. */
async function run(
  flags: string[] = [],
  { dbpath = join(temporaryFolder(), 'db'), program = undefined as string | undefined } = {},
): Promise<StandIn> {
  mkdirSync(dbpath, { recursive: true });
  const port = await freePort();
  const command = program ?? join(await folderWithMongod(), 'mongod');
  const needed = ['--dbpath', dbpath, '--port', String(port), '--bind_ip', '127.0.0.1', '--replSet', 'practice'];
  const child = spawn(command, [...needed, '--wiredTigerCacheSizeGB', '0.5', ...flags]);
  let output = '';
  const listen = (text: unknown) => {
    output += text;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', listen);
  const ended = once(child, 'exit');
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/practice?directConnection=true`);
  const end = async () => {
    await client.close(true);
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(end);
  return { client, output: () => output, program: child, port, end };
}

const admin = ({ client }: StandIn, command: Document) => client.db('admin').command(command);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error) => (error instanceof MongoServerError ? error.code : error),
  );
const initiate = (standIn: StandIn) =>
  admin(standIn, { replSetInitiate: { _id: 'practice', members: [{ _id: 0, host: `127.0.0.1:${standIn.port}` }] } });
async function primary(standIn: StandIn): Promise<void> {
  await expect.poll(async () => (await admin(standIn, { hello: 1 })).isWritablePrimary).toBe(true);
}

describe('the stand-in of mongod', { timeout: 120_000 }, () => {
  test.each([[['--fork']], [['--setParameter', 'aWord=1']]])('refuses what mongod does not know: %j', async (flags) => {
    const { program } = await run(flags);
    const [code] = program.exitCode === null ? await once(program, 'exit') : [program.exitCode];
    expect(code).not.toBe(0);
  });

  test('says on another port that it is not initialised, refuses to be, and can then be reconfigured by force', async () => {
    const dbpath = join(temporaryFolder(), 'db');
    const first = await run([], { dbpath });
    expect(await codeOf(admin(first, { replSetGetConfig: 1 }))).toBe(94);
    await initiate(first);
    await primary(first);
    await first.end();
    const second = await run([], { dbpath });
    expect(await codeOf(admin(second, { replSetGetConfig: 1 }))).toBe(94);
    expect(await codeOf(initiate(second))).toBe(23);
    const { config } = await admin(second, { replSetGetConfig: 1 });
    expect((await admin(second, { hello: 1 })).isWritablePrimary).toBe(false);
    const members = [{ _id: 0, host: `127.0.0.1:${second.port}` }];
    const change = { replSetReconfig: { ...config, version: 2, members } };
    expect(await codeOf(admin(second, change))).toBe(10_107);
    await admin(second, { ...change, force: true });
    await primary(second);
  });

  test('is the whole 15 seconds at its end, unless a command or a parameter says otherwise', async () => {
    const [slow, quick, commanded] = await Promise.all([
      run(),
      run(['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100']),
      run(),
    ]);
    await Promise.all([slow, quick, commanded].map((standIn) => admin(standIn, { ping: 1 })));
    const ends: [string, number][] = [];
    const endOf = (name: string, { program }: StandIn) =>
      once(program, 'exit').then(([code]) => void ends.push([name, code]));
    const all = [endOf('slow', slow), endOf('quick', quick), endOf('commanded', commanded)];
    const startedAt = Date.now();
    slow.program.kill('SIGTERM');
    quick.program.kill('SIGTERM');
    expect(await codeOf(admin(commanded, { shutdown: 1, timeoutSecs: 0 }))).toBe(262);
    await admin(commanded, { shutdown: 1, force: true, timeoutSecs: 0 }).catch(() => {});
    await Promise.all(all);
    expect(Date.now() - startedAt).toBeGreaterThan(14_000);
    expect(ends.at(-1)).toEqual(['slow', 0]);
    expect(ends.map(([, code]) => code)).toEqual([0, 0, 0]);
  });

  test('writes lines for each connection, and is quiet when it is told', async () => {
    const [loud, quiet] = await Promise.all([run(), run(['--quiet'])]);
    await Promise.all([loud, quiet].map((standIn) => admin(standIn, { ping: 1 })));
    await expect.poll(loud.output).toContain('"msg": "Connection accepted"');
    expect(quiet.output()).not.toContain('Connection accepted');
  });

  test('opens data of its release and of the one before, and no other', async () => {
    const program = join(await folderWithMongod('8.0.32'), 'mongod');
    const codeFor = async (release: string) => {
      const dbpath = join(temporaryFolder(), 'db');
      mkdirSync(dbpath);
      writeFileSync(join(dbpath, 'feature-version.json'), JSON.stringify(release));
      const standIn = await run([], { dbpath, program });
      return Promise.race([
        once(standIn.program, 'exit').then(([code]) => code),
        admin(standIn, { ping: 1 }).then(() => 'runs'),
      ]);
    };
    expect(await Promise.all(['6.0', '7.0', '8.0', '8.2'].map(codeFor))).toEqual([62, 'runs', 'runs', 62]);
  });

  test('raises the release of its data for the primary, with a second word', async () => {
    const standIn = await run();
    const raise = { setFeatureCompatibilityVersion: '8.0', confirm: true };
    expect(await codeOf(admin(standIn, raise))).toBe(10_107);
    await initiate(standIn);
    await primary(standIn);
    expect(await codeOf(admin(standIn, { setFeatureCompatibilityVersion: '8.0' }))).toBe(7_369_100);
    expect(await codeOf(admin(standIn, { ...raise, setFeatureCompatibilityVersion: '6.0' }))).toBe(2);
    await admin(standIn, raise);
  });

  test('ends a transaction so long after its start, also one that is never idle', async () => {
    const standIn = await run(['--setParameter', 'transactionLifetimeLimitSeconds=2']);
    await initiate(standIn);
    await primary(standIn);
    const kept = standIn.client.db().collection('kept');
    await kept.insertOne({ number: 0 });
    const session = standIn.client.startSession();
    onTestFinished(() => session.endSession());
    session.startTransaction();
    const startedAt = Date.now();
    const write = () => kept.insertOne({ number: 1 }, { session });
    let code: unknown = 'no error';
    while (code === 'no error') {
      await wait(100);
      code = await codeOf(write());
    }
    expect(code).toBe(290);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1900);
    expect(await codeOf(write())).toBe(251);
    expect(await kept.countDocuments()).toBe(1);
  });

  test('ends what takes longer than its time', async () => {
    const standIn = await run();
    await initiate(standIn);
    await primary(standIn);
    const many = standIn.client.db().collection('many');
    await many.insertMany(Array.from({ length: 5000 }, (_, number) => ({ number, text: `text ${number}` })));
    expect(await codeOf(many.find({ text: /never/ }, { maxTimeMS: 1 }).toArray())).toBe(50);
  });
});
