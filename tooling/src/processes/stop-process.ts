import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

const POLL_MS = 25;

/**
 * Asks a process to end (SIGTERM), ends it by force after `graceMs`, and returns when it is really gone: a database must
 * not be opened again before.
 */
export async function stopProcess(pid: number, graceMs: number): Promise<void> {
  signal(pid, 'SIGTERM');
  if (await isGoneWithin(pid, graceMs)) return;
  signal(pid, 'SIGKILL');
  if (await isGoneWithin(pid, 10_000)) return;
  throw new Error(`Process ${pid} does not end`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Gone in the meantime.
  }
}

async function isGoneWithin(pid: number, limitMs: number): Promise<boolean> {
  const until = Date.now() + limitMs;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await wait(POLL_MS);
  }
  return true;
}
