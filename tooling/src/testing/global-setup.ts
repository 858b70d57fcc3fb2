import type { TestProject } from 'vitest/node';
import { checkGivenDatabase } from '../database/given-database.ts';
import { prepareNotes } from '../known-commands/seen-in-last-runs.ts';
import { dropDatabasesOfRun } from './databases-of-run.ts';
import { startDeployment, startEngine } from './deployment.ts';

/** Embedded servers of a run: one works on a single core, and would keep the workers waiting. */
const SERVERS = 2;

/** The database servers of the run: that of TEST_DATABASE or MONGODB_URI, else embedded ones on folders that go with the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('commandsFolder', prepareNotes(project.name));
  const stopDeployment = await startDeployment(project.name);
  const given = process.env.MONGODB_URI;
  if (given) {
    await checkGivenDatabase(given);
    project.provide('mongodbUris', [given]);
    return stopDeployment ?? (() => dropDatabasesOfRun(given));
  }
  // One after the other: the first one installs the engine where it is missing.
  const servers: Awaited<ReturnType<typeof startEngine>>[] = [];
  for (let index = 0; index < SERVERS; index++) servers.push(await startEngine());
  project.provide(
    'mongodbUris',
    servers.map(({ uri }) => uri),
  );
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}
