import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../processes/is-alive.ts';
import { stopProcess } from '../processes/stop-process.ts';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import type { EngineName } from './engine.ts';
import { startDatabase } from './start-database.ts';
import { enginesOn } from './testing/engines-on.ts';
import { engineDir, folderWithMongod, temporaryFolder } from './testing/programs.ts';

isAboutEmbedded();

type Options = { dataDir: string; embedded: EngineName; searchPath?: string };
const supervisor = fileURLToPath(new URL('./testing/write-until-killed.ts', import.meta.url));

/** Starts a supervisor that writes, and returns it with the numbers acknowledged so far once there are `count`. */
async function supervisorThatWrote(
  count: number,
  options: Options,
): Promise<{ child: ChildProcess; acknowledged: number[] }> {
  const child = fork(supervisor, [JSON.stringify({ ...options, engineDir, production: false })], {
    execArgv: ['--import', 'tsx'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const acknowledged: number[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The supervisor ended with ${code}`)));
    child.on('message', (number: number) => {
      acknowledged.push(number);
      if (acknowledged.length === count) resolve();
    });
  });
  return { child, acknowledged };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function writtenAfterRestart(options: Options): Promise<number[]> {
  const database = await startDatabase({ ...options, engineDir, production: false, onProgress: () => {} });
  onTestFinished(() => database.stop());
  const client = new MongoClient(database.uri);
  const written = await client.db().collection<{ _id: number }>('written').find().sort({ _id: 1 }).toArray();
  await client.close(true);
  return written.map(({ _id }) => _id);
}

describe('after kill -9', { timeout: 120_000 }, () => {
  test.each([1, 40, 300])(
    'of supervisor and engine after %i writes, every acknowledged write is there',
    async (count) => {
      const options: Options = { dataDir: temporaryFolder(), embedded: 'secantus' };
      const { child, acknowledged } = await supervisorThatWrote(count, options);
      for (const pid of enginesOn(options.dataDir)) process.kill(pid, 'SIGKILL');
      await kill(child);
      const written = await writtenAfterRestart(options);
      expect(written).toEqual(expect.arrayContaining(acknowledged));
      // At most the one write whose response was on its way.
      expect(written.length - acknowledged.length).toBeLessThanOrEqual(1);
    },
  );

  test('of the supervisor alone, an engine that lives on is stopped first', async () => {
    const options: Options = { dataDir: temporaryFolder(), embedded: 'mongod', searchPath: await folderWithMongod() };
    const { child, acknowledged } = await supervisorThatWrote(20, options);
    const [orphan, ...others] = enginesOn(options.dataDir);
    if (!orphan) throw new Error('No engine was found');
    await kill(child);
    expect(others).toEqual([]);
    expect(isAlive(orphan)).toBe(true);
    expect(await writtenAfterRestart(options)).toEqual(expect.arrayContaining(acknowledged));
    expect(isAlive(orphan)).toBe(false);
  });

  test('of the supervisor alone, SecantusDB ends by itself', async () => {
    const options: Options = { dataDir: temporaryFolder(), embedded: 'secantus' };
    const { child } = await supervisorThatWrote(5, options);
    const engines = enginesOn(options.dataDir);
    expect(engines).toHaveLength(1);
    await kill(child);
    await expect.poll(() => enginesOn(options.dataDir), { timeout: 30_000 }).toEqual([]);
  });

  test('while the engine starts, the next start is not disturbed', async () => {
    const options: Options = { dataDir: temporaryFolder(), embedded: 'secantus' };
    const child = fork(supervisor, [JSON.stringify({ ...options, engineDir, production: false })], {
      execArgv: ['--import', 'tsx'],
    });
    await expect.poll(() => enginesOn(options.dataDir).length, { timeout: 20_000, interval: 5 }).toBe(1);
    await kill(child);
    expect(await writtenAfterRestart(options)).toEqual([]);
  });

  test('of the engine alone, the supervisor is notified and can start it again on the folder', async () => {
    const options: Options = { dataDir: temporaryFolder(), embedded: 'secantus' };
    const database = await startDatabase({ ...options, engineDir, production: false, onProgress: () => {} });
    const ended = new Promise((resolve) => database.onExit(resolve));
    const [engine] = enginesOn(options.dataDir);
    await stopProcess(engine ?? 0, 0);
    expect(await ended).toMatchObject({ signal: expect.stringMatching(/SIGTERM|SIGKILL/) });
    expect(await writtenAfterRestart(options)).toEqual([]);
  });
});
