import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { installSecantus } from '../install-secantus.ts';

/** Where the tests of this repository keep installed engines, with the product itself. */
export const engineDir = fileURLToPath(new URL('../../../../.data', import.meta.url));

/** A folder that is gone when the test is. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Puts a program into a folder: a shell script unless it names its interpreter itself. */
export function writeProgram(folder: string, name: string, script: string): string {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, script.startsWith('#!') ? script : `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** A `mongod` on a search path of its own. */
export async function folderWithMongod(): Promise<string> {
  const folder = temporaryFolder();
  const python = await installSecantus({ engineDir, searchPath: process.env.PATH ?? '', onProgress: () => {} });
  const script = readFileSync(new URL('./mongod-stand-in.py', import.meta.url), 'utf8');
  writeProgram(folder, 'mongod', `#!${python}\n${script}`);
  return folder;
}
