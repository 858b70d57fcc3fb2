import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EngineName } from '@practice/tooling/database/engine';
import { findProcesses } from '@practice/tooling/processes/find-processes';
import { findProgram } from '@practice/tooling/processes/find-program';
import { freePort } from '@practice/tooling/processes/free-port';
import { root } from '@practice/tooling/start/env';
import { median, noiseOf } from '../machine/load.ts';
import { memoryOf } from '../machine/process-figures.ts';
import { atMost, type Row } from '../row.ts';

const IDLE_MS = 15_000;
const ROUNDS = 3;
const product = { args: ['tooling/bin/start.mjs'], ready: 'The practice is open' };
const bare = { args: ['--import', 'tsx', 'bench/src/peers/bare-start.ts'], ready: 'The bare server is open' };
const seconds = (value: number) => ({ unit: 's', detail: value.toFixed(1) });

/**
 * `npm start` on an empty folder and again on the same, against a bare server on the same engine; the memory that an idle
 * gateway uses. Where there is a mongod on the PATH, the same on it.
 */
export async function starting(): Promise<Row[]> {
  const { first, second, memory } = await measureOn('secantus');
  return [
    ...rowsOf('the first time (empty database filled)', first, { limit: null, ratio: 5 }),
    ...rowsOf('the second time', second, { limit: 5, ratio: 2.5 }),
    atMost('memory of the idle gateway with all services', memory, null, { unit: 'MB' }),
    ...(await onMongod()),
  ];
}

async function onMongod(): Promise<Row[]> {
  const [firstTime, secondTime] = ['the first time, on a mongod', 'the second time, on a mongod'] as const;
  if (!findProgram('mongod', process.env.PATH ?? '')) {
    const left = { measured: 'no mongod', isLeftOut: true };
    return [firstTime, secondTime].map((when) => ({ name: ratioOf(when), ...left }));
  }
  const { first, second } = await measureOn('mongod');
  const goals = { limit: null, ratio: null };
  return [...rowsOf(firstTime, first, goals), ...rowsOf(secondTime, second, goals)];
}

async function measureOn(engine: EngineName): Promise<{ first: Pair[]; second: Pair[]; memory: number }> {
  const first: Pair[] = [];
  const second: Pair[] = [];
  let memory = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [ours, peer] = [newFolder(), newFolder()];
    try {
      first.push({ ours: await timeOf(product, ours, engine), peer: await timeOf(bare, peer, engine) });
      const measure = async () => {
        if (round > 0) return;
        await pause(IDLE_MS);
        memory = memoryOfGateway(ours);
      };
      second.push({ ours: await timeOf(product, ours, engine, measure), peer: await timeOf(bare, peer, engine) });
    } finally {
      for (const folder of [ours, peer]) rmSync(folder, { recursive: true, force: true });
    }
  }
  return { first, second, memory };
}

type Pair = { ours: number; peer: number };

const ratioOf = (when: string) => `the same / a bare server on the same engine, ${when}`;

function rowsOf(when: string, pairs: Pair[], { limit, ratio }: { limit: number | null; ratio: number | null }): Row[] {
  const ours = median(pairs.map((pair) => pair.ours));
  const peer = median(pairs.map((pair) => pair.peer));
  const ratios = pairs.map((pair) => pair.ours / pair.peer);
  const shown = { ours: `${ours.toFixed(1)} s`, peer: `${peer.toFixed(1)} s`, noise: noiseOf(ratios) };
  return [
    atMost(`start to ready, ${when}`, ours, limit, seconds(ours)),
    atMost(ratioOf(when), median(ratios), ratio, shown),
  ];
}

function newFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'practice-bench-')));
}

/** Seconds until a program says that it is ready; it is stopped after `whileRunning`. */
async function timeOf(
  program: typeof product,
  dataDir: string,
  engine: EngineName,
  whileRunning = async () => {},
): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, [...program.args, dataDir], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      MONGODB_URI: '',
      EMBEDDED_DATABASE: engine,
      NODE_ENV: 'development',
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    // Read to the end: a program whose output nobody takes ends.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes(program.ready)) resolve();
    });
    child.once('exit', () => reject(new Error(`${program.args.at(-1)} ended: ${output}`)));
  });
  const time = (performance.now() - from) / 1000;
  await whileRunning();
  await stop(child);
  return time;
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Megabytes that the gateway's process holds, as Linux counts them. */
function memoryOfGateway(dataDir: string): number {
  const [pid] = findProcesses({ program: /gateway\/dist\/main\.cjs$/, flag: '--data-dir', value: dataDir });
  return memoryOf(pid);
}
