import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isAlive, parentOf } from './is-alive.ts';

const SHELLS = new Set(['sh', 'dash', 'bash', 'zsh', 'ash', 'busybox']);

/**
 * The processes that this one must not outlive when npm has started it: the parent, and npm itself when the parent is
 * the shell that npm starts scripts with (it passes no signal on, so a killed npm would leave us running). Empty when
 * npm has not started it.
 */
export function npmParents(): number[] {
  if (!process.env.npm_lifecycle_event || process.ppid <= 1) return [];
  const parent = process.ppid;
  const npm = SHELLS.has(programOf(parent)) ? grandparent(parent) : undefined;
  return npm && npm > 1 ? [parent, npm] : [parent];
}

/** Calls back once when one of the processes is gone. Returns a function that looks at once. */
export function watchProcesses(pids: number[], onGone: () => void): () => boolean {
  const areAlive = () => pids.every(isAlive);
  if (pids.length === 0) return () => true;
  const timer = setInterval(() => {
    if (areAlive()) return;
    clearInterval(timer);
    onGone();
  }, 500);
  timer.unref();
  return areAlive;
}

function programOf(pid: number): string {
  try {
    return basename(readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? '');
  } catch {
    return basename(ps(pid, 'comm'));
  }
}

function grandparent(pid: number): number | undefined {
  return parentOf(pid)?.parent ?? (Number(ps(pid, 'ppid')) || undefined);
}

function ps(pid: number, column: 'comm' | 'ppid'): string {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
