import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './env.ts';

const LIMIT_MS = 2000;
let known: string | undefined;

/** What this checkout is called: the version of the product, and the commit where git knows it, as 1.0.0+0a1b2c3d. */
export function checkoutVersion(): string {
  known ??= read();
  return known;
}

function read(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'gateway/package.json'), 'utf8')) as { version: string };
  const git = spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8', timeout: LIMIT_MS });
  const commit = git.status === 0 ? git.stdout.trim() : '';
  return commit ? `${version}+${commit}` : version;
}
