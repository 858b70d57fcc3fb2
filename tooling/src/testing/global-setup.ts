import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { checkGivenDatabase } from '../database/given-database.ts';
import { type EngineName, engineNames, startDatabase } from '../database/index.ts';

/** Linux's folder in memory. What these tests write need not outlive them, so no write waits for a disk. */
const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** One database server for the whole run: that of MONGODB_URI, else an embedded one on a folder that goes with the run. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.MONGODB_URI;
  if (given) {
    await checkGivenDatabase(given);
    project.provide('mongodbUri', given);
    return undefined;
  }
  const dataDir = mkdtempSync(join(hasMemoryFolder() ? MEMORY : tmpdir(), 'practice-test-run-'));
  const database = await startDatabase({
    dataDir,
    embedded: engineNames.find((name: EngineName) => name === process.env.EMBEDDED_DATABASE),
    production: false,
    onProgress: (line) => console.error(line),
    address: 'a test run',
  });
  project.provide('mongodbUri', database.uri);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function hasMemoryFolder(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
