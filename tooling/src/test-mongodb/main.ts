import { parseArgs } from 'node:util';
import { runVitest } from '../checks/checks.ts';
import { type Outcome, type Result, sumLine, yesOrNo } from '../checks/outcome.ts';
import { logResults, runChecks } from '../checks/run-check.ts';
import { mongodAt } from '../database/mongod.ts';
import { DOWNLOADED_VERSION } from '../database/mongod-versions.ts';
import { npmParents, watchProcesses } from '../processes/parents.ts';
import { build } from '../start/build.ts';
import { root } from '../start/env.ts';
import { logFailure, logProgress } from '../terminal/log.ts';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import { downloadPrograms } from './programs.ts';
import { startTopology, type TopologyName, topologies, topologyNames } from './topologies.ts';

/** What `npm start` downloads, and a patch of the other release, raised here by hand. */
const VERSIONS = [DOWNLOADED_VERSION, '7.0.40'];

const USAGE = `npm run test:mongodb [-- --version=8.0] [--topology=${topologyNames.join('|')}] [--programs=<folder>] [<test file> …]`;

/**
 * Runs the tests on MongoDB itself, each version in each topology, and ends with one table. `--programs` names a folder with a
 * `mongod` and a `mongos` to test in place of what is downloaded; test files run in place of whole suites.
 */
async function testMongodb(): Promise<Result[]> {
  const { versions, names, programs, files } = readArguments();
  // Whole suites start programs; what is wrong with their build is said before anything is downloaded.
  if (files.length === 0) await build(root);
  const folders = programs ? [programs] : [];
  // All downloads first: without a network nothing else is begun.
  if (!programs) for (const version of versions) folders.push(await downloadPrograms(version));
  const results: Result[] = [];
  for (const folder of folders) {
    const { version } = await mongodAt('mongod', `${folder}/mongod`, {
      usedVersion: undefined,
      onProgress: logProgress,
    });
    for (const name of names) results.push(...(await testOn({ version, name, folder, files })));
  }
  return results;
}

function readArguments() {
  const several = { type: 'string', multiple: true } as const;
  const options = { version: several, topology: several, programs: { type: 'string' } } as const;
  const { values, positionals: files } = parseArgs({ options, allowPositionals: true });
  const versions = VERSIONS.filter((each) => !values.version || values.version.some((begin) => each.startsWith(begin)));
  const names = topologyNames.filter((each) => !values.topology || values.topology.includes(each));
  if (versions.length === 0 || names.length === 0) throw new UserFacingError(`There is nothing to test. ${USAGE}`);
  return { versions, names, programs: values.programs, files };
}

type Column = { version: string; name: TopologyName; folder: string; files: string[] };

/** The rows of one version in one topology: its suites, or that it does not start. */
async function testOn({ version, name, folder, files }: Column): Promise<Result[]> {
  const title = `MongoDB ${version}, ${topologies[name].title}`;
  const results: Result[] = [];
  const add = async (part: string, run: () => Promise<Outcome>) =>
    void results.push(...(await runChecks([[{ name: `${title}: ${part}`, run }]])));
  const topology = await startTopology(name, folder).catch(async (error) => {
    await add('start', async () => yesOrNo(false, messageOf(error)));
  });
  if (!topology) return results;
  const { suites, env: ofTopology } = topologies[name];
  const env = { MONGODB_URI: topology.uri, ...ofTopology };
  if (files.length > 0) await add('the given files', () => runVitest(suites, { files, env }));
  else for (const suite of suites) await add(suite, () => runVitest([suite], { isShort: true, env }));
  await add('stop', async () => ({ ...yesOrNo(true, ''), note: await topology.stop() }));
  return results;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
watchProcesses(npmParents(), () => process.exit(130));
try {
  const results = await testMongodb();
  logResults(results);
  console.log(sumLine(results));
  process.exit(results.some(({ failed }) => failed > 0) ? 1 : 0);
} catch (error) {
  if (!(error instanceof UserFacingError)) throw error;
  logFailure(error.message);
  process.exit(1);
}
