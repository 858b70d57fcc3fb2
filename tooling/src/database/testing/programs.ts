import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished, vi } from 'vitest';
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

/**
 * A `mongod` on a search path of its own, which says that it is of the version given and does as that one does.
 * @param change Python that runs before the server does, to have it behave in another way
 */
export async function folderWithMongod(version = '8.0.32', change = ''): Promise<string> {
  const folder = temporaryFolder();
  const python = await installSecantus({ engineDir, searchPath: process.env.PATH ?? '', onProgress: () => {} });
  const standIn = readFileSync(new URL('./mongod-stand-in.py', import.meta.url), 'utf8')
    .replace('VERSION = "8.0.32"', `VERSION = "${version}"`)
    .replace('# The changes of a test.', change);
  writeProgram(folder, 'mongod', `#!${python}\n${standIn}`);
  return folder;
}

/** Has the download of MongoDB end at once, on machines with and without network alike: nothing listens at its proxy. */
export function withoutDownload(proxy = 'http://127.0.0.1:9'): void {
  vi.stubEnv('yarn_https-proxy', proxy);
}
