import { execFileSync } from 'node:child_process';
import { availableParallelism, totalmem } from 'node:os';
import { root } from '@practice/tooling/start/env';
import type { Recorded } from './results-file.ts';

/** What a figure is of: the commit (`unknown` outside of a repository), Node, cores and memory. */
export function whereWeAre(): Pick<Recorded, 'commit' | 'node' | 'machine'> {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB`;
  return { commit: commit(), node: process.versions.node, machine };
}

function commit(): string {
  try {
    const isChanged = git('status', '--porcelain') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}
