import { parseArgs } from 'node:util';
import { findPython } from '../database/find-python.ts';
import { sumUpCommands } from '../known-commands/seen-in-last-runs.ts';
import { npmParents, watchProcesses } from '../processes/parents.ts';
import { logProgress } from '../terminal/log.ts';
import { defaultStages, fullStages, validation } from './checks.ts';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';
import { type Result, sumLine } from './outcome.ts';
import { logResults, runChecks } from './run-check.ts';

/** `npm run validate`: lint, boundaries, types, generated files, unit tests of what has changed since they passed. */
export async function validate(): Promise<void> {
  endWithNpm();
  const results = await runChecks([validation]);
  logResults(results);
  finish(results);
}

/**
 * `npm test`: installs what the machine lacks, and runs what a change can break; with `--full` every check and test there is.
 * Its last line is the sum.
 */
export async function testAll(): Promise<void> {
  const { values } = parseArgs({ options: { full: { type: 'boolean' } } });
  endWithNpm();
  await providePython();
  if (values.full) sumUpCommands();
  const results = await runChecks(values.full ? fullStages : defaultStages);
  logResults(results);
  finish(results);
  console.log(sumLine(results));
}

function finish(results: Result[]): void {
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** The checks end what they have started when this process ends; a signal, or a killed npm, must let it end properly. */
function endWithNpm(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  watchProcesses(npmParents(), () => process.exit(130));
}

/**
 * Installs Debian's Python when the embedded database needs one. If that fails, the error appears where Python is
 * needed.
 */
async function providePython(): Promise<void> {
  const isThere = await findPython(process.env.PATH ?? '').then(
    () => true,
    () => false,
  );
  if (isThere || !canInstallDebianPackages()) return;
  logProgress('Installing Python from Debian for the embedded database (once) …');
  await installDebianPackages(['python3', 'python3-venv']);
}
