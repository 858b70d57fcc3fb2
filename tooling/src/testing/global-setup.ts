import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { checkGivenDatabase } from '../database/given-database.ts';
import { type EngineName, engineNames, startDatabase } from '../database/index.ts';
import { dropDatabasesOfRun } from './databases-of-run.ts';
import { newTestFolder } from './new-test-folder.ts';

/** One database server for the whole run: that of MONGODB_URI, else an embedded one on a folder that goes with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.MONGODB_URI;
  if (given) {
    await checkGivenDatabase(given);
    project.provide('mongodbUri', given);
    return () => dropDatabasesOfRun(given);
  }
  const dataDir = newTestFolder('practice-test-run-');
  const database = await startDatabase({
    dataDir,
    embedded: engineNames.find((name: EngineName) => name === process.env.EMBEDDED_DATABASE),
    production: false,
    isLasting: false,
    onProgress: (line) => console.error(line),
    address: 'a test run',
  });
  project.provide('mongodbUri', database.uri);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
