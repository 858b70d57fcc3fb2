import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAboutEmbedded } from '../testing/about-embedded.ts';
import { newEnv, run } from './testing/run-start.ts';

isAboutEmbedded();

/** Files and folders of a data folder that somebody else may read, write or enter. */
function open(folder: string): string[] {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .map((name) => ({ name, stat: lstatSync(join(folder, name), { throwIfNoEntry: false }) }))
    .filter(({ stat }) => stat && (stat.mode & 0o777) !== (stat.isDirectory() ? 0o700 : 0o600))
    .map(({ name }) => name);
}

test('the data folder of a started product is its owner’s alone, also what an older version left open', async () => {
  const env = await newEnv();
  mkdirSync(join(env.DATA_DIR, 'backups'));
  writeFileSync(join(env.DATA_DIR, 'backups/old.json.gz'), '', { mode: 0o644 });
  chmodSync(env.DATA_DIR, 0o755);
  const product = run(env);
  await product.until('Stop ');
  expect(readdirSync(env.DATA_DIR)).toEqual(expect.arrayContaining(['backups', 'db', 'logs', 'secrets.json']));
  expect(open(env.DATA_DIR)).toEqual([]);
}, 120_000);
