import { findProgram } from '../processes/find-program.ts';
import { runCommand } from '../processes/run-command.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';

/** SecantusDB has builds for these. */
const OLDEST_MINOR = 10;
const NEWEST_MINOR = 13;
const NAMES = ['python3', 'python3.13', 'python3.12', 'python3.11', 'python3.10'];
const PROBE = 'import sys, venv, ensurepip; print("python %d.%d" % sys.version_info[:2])';

/**
 * Path of the first Python 3.10 to 3.13 on the search path that can make virtual environments.
 * @throws UserFacingError that says what is missing
 */
export async function findPython(searchPath: string): Promise<string> {
  let reason = 'there is no python3 on the PATH';
  for (const name of NAMES) {
    const path = findProgram(name, searchPath);
    if (!path) continue;
    const { output } = await runCommand(path, ['-c', PROBE], { limitMs: 20_000 });
    const minor = /python 3\.(\d+)/.exec(output)?.[1];
    if (minor && Number(minor) >= OLDEST_MINOR && Number(minor) <= NEWEST_MINOR) return path;
    if (name === 'python3') reason = whyNot(path, output, minor);
  }
  throw new UserFacingError(
    `The embedded database needs Python 3.${OLDEST_MINOR} to 3.${NEWEST_MINOR}, and ${reason}. Install it (Debian and ` +
      'Ubuntu: apt-get install python3 python3-venv; macOS: brew install python@3.13) and start again. Or set ' +
      'MONGODB_URI to a MongoDB replica set that you have.',
  );
}

function whyNot(path: string, output: string, minor: string | undefined): string {
  if (minor) return `${path} is Python 3.${minor}`;
  if (/No module named '?(ensurepip|venv)/.test(output)) return `${path} has no venv module`;
  return `${path} does not run`;
}
