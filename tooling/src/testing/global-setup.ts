import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { checkGivenDatabase } from '../database/given-database.ts';
import { type EngineName, engineNames, startDatabase } from '../database/index.ts';
import { prepareNotes } from '../known-commands/seen-in-last-runs.ts';
import { dropDatabasesOfRun } from './databases-of-run.ts';
import { newTestFolder } from './new-test-folder.ts';

/** Embedded servers of a run: one works on a single core, and would keep the workers waiting. */
const SERVERS = 2;

/** The database servers of the run: that of MONGODB_URI, else embedded ones on folders that go with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('commandsFolder', prepareNotes(project.name));
  const given = process.env.MONGODB_URI;
  if (given) {
    await checkGivenDatabase(given);
    project.provide('mongodbUris', [given]);
    return () => dropDatabasesOfRun(given);
  }
  // One after the other: the first one installs the engine where it is missing.
  const servers: Awaited<ReturnType<typeof startEmbedded>>[] = [];
  for (let index = 0; index < SERVERS; index++) servers.push(await startEmbedded());
  project.provide(
    'mongodbUris',
    servers.map(({ uri }) => uri),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

async function startEmbedded(): Promise<{ uri: string; stop: () => Promise<void> }> {
  const dataDir = newTestFolder('practice-test-run-');
  const { uri, stop } = await startDatabase({
    dataDir,
    embedded: engineNames.find((name: EngineName) => name === process.env.EMBEDDED_DATABASE),
    production: false,
    isLasting: false,
    onProgress: (line) => console.error(line),
    address: 'a test run',
  });
  return {
    uri,
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
