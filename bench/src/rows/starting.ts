import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProcesses } from '@practice/tooling/processes/find-processes';
import { freePort } from '@practice/tooling/processes/free-port';
import { root } from '@practice/tooling/start/env';
import { memoryOf } from '../machine/process-figures.ts';
import { atMost, type Row } from '../row.ts';

const IDLE_MS = 15_000;
const seconds = (start: { seconds: number }) => ({ unit: 's', detail: start.seconds.toFixed(1) });

/** `npm start` on an empty folder and again on the same; the memory that an idle gateway uses. */
export async function starting(): Promise<Row[]> {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'practice-bench-')));
  try {
    const first = await start(dataDir);
    await stop(first.child);
    const second = await start(dataDir);
    await pause(IDLE_MS);
    const memory = memoryOfGateway(dataDir);
    await stop(second.child);
    return [
      atMost('start to ready, the first time (empty database filled)', first.seconds, null, seconds(first)),
      atMost('start to ready, the second time', second.seconds, 5, seconds(second)),
      atMost('memory of the idle gateway with all services', memory, null, { unit: 'MB' }),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, 'tooling/bin/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      MONGODB_URI: '',
      NODE_ENV: 'development',
    },
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    // Read to the end: a program whose output nobody takes ends.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('The practice is open')) resolve();
    });
    child.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
  return { child, seconds: (performance.now() - from) / 1000 };
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
