import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '../processes/is-alive.ts';
import { runCommand } from '../processes/run-command.ts';
import { messageOf, UserFacingError } from '../terminal/user-facing-error.ts';
import type { EngineSearch } from './engine.ts';
import { findPython } from './find-python.ts';

export const SECANTUS_VERSION = '0.7.0b3';
/** Each package with its version and the hashes of its files. */
const REQUIREMENTS = fileURLToPath(new URL('./secantus-requirements.txt', import.meta.url));
const INSTALL_LIMIT_MS = 10 * 60_000;
/** Written last, so that a folder without it is known to be half finished. */
const MARKER = 'installed';

/**
 * Installs SecantusDB into `<engineDir>/secantus/<version>` unless it is there, and returns the path of its Python. What it is
 * installed from is kept in `wheels-<version>` beside it; files that were kept before need no network. The
 * work is done in a folder of its own and put in place at the end: a kill leaves nothing that looks finished, and two
 * installs at once do not meet.
 * @throws UserFacingError with what to do when there is no Python that will do, or no network
 */
export async function installSecantus(search: EngineSearch): Promise<string> {
  const home = join(search.engineDir, 'secantus');
  const folder = join(home, SECANTUS_VERSION);
  const python = pythonIn(search.engineDir);
  // existsSync follows the link, so a Python that was removed from the machine counts as missing.
  if (existsSync(join(folder, MARKER)) && existsSync(python)) return python;

  const base = await findPython(search.searchPath);
  mkdirSync(home, { recursive: true });
  removeAbandoned(home);
  const draft = draftIn(home);
  search.onProgress(`Installing the database, SecantusDB ${SECANTUS_VERSION} (once, about 145 MB) …`);
  try {
    await makeEnvironment(draft, base);
    await installInto(draft, base, search);
    writeFileSync(join(draft, MARKER), `${SECANTUS_VERSION}\n`);
    putInPlace(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return python;
}

const pythonIn = (engineDir: string) => join(engineDir, 'secantus', SECANTUS_VERSION, 'bin', 'python3');
const draftIn = (home: string) => join(home, `installing-${process.pid}-${randomUUID().slice(0, 8)}`);

/** Throws away an installation that does not run any more, for example after the machine's Python was replaced. */
export function removeSecantus(engineDir: string): void {
  rmSync(join(engineDir, 'secantus', SECANTUS_VERSION), { recursive: true, force: true });
}

/** The folder of the files that SecantusDB is installed from, which are kept. */
export function wheelsIn(engineDir: string): string {
  return join(engineDir, 'secantus', `wheels-${SECANTUS_VERSION}`);
}

/**
 * Downloads the files that SecantusDB is installed from, for the Python that is given, by default the one of the installation.
 * @throws UserFacingError
 */
export async function downloadWheels(engineDir: string, python = pythonIn(engineDir)): Promise<void> {
  const draft = draftIn(join(engineDir, 'secantus'));
  try {
    const network = ['--timeout', '15', '--retries', '2'];
    const { code, output, isOverTime } = await pip(python, ['download', ...network, '--dest', draft]);
    if (code !== 0) throw new UserFacingError(whyNotInstalled(output, isOverTime));
    const wheels = wheelsIn(engineDir);
    mkdirSync(wheels, { recursive: true });
    for (const name of readdirSync(draft)) renameSync(join(draft, name), join(wheels, name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function makeEnvironment(draft: string, base: string): Promise<void> {
  const made = await runCommand(base, ['-m', 'venv', draft], { limitMs: INSTALL_LIMIT_MS });
  if (made.code === 0) return;
  throw new UserFacingError(
    `${base} cannot make a virtual environment, which SecantusDB is installed into: ${lastLine(made.output)} ` +
      'On Debian and Ubuntu: apt-get install python3-venv. Then start again.',
  );
}

/** From the files that are kept beside the data, or with the engines; only else from the network. */
async function installInto(draft: string, base: string, { engineDir, keptDir }: EngineSearch): Promise<void> {
  const python = join(draft, 'bin', 'python3');
  const install = (wheels: string) => pip(python, ['install', '--no-index', '--find-links', wheels]);
  const kept = [...(keptDir ? [join(keptDir, `secantus-${SECANTUS_VERSION}`)] : []), wheelsIn(engineDir)].filter(
    existsSync,
  );
  for (const wheels of kept) if ((await install(wheels)).code === 0) return;
  try {
    await downloadWheels(engineDir, python);
  } catch (error) {
    if (kept.length === 0) throw error;
    throw new UserFacingError(
      `${messageOf(error)} The files kept in ${kept[0]} are for another Python than ${base} (cp311 in their names is Python 3.11).`,
    );
  }
  const { code, output, isOverTime } = await install(wheelsIn(engineDir));
  if (code !== 0) throw new UserFacingError(whyNotInstalled(output, isOverTime));
}

/** Runs pip on the pinned packages: these files and no other. */
function pip(python: string, [command = '', ...options]: string[]) {
  const all = [
    command,
    '--disable-pip-version-check',
    '--no-input',
    '--only-binary=:all:',
    '--require-hashes',
    ...options,
  ];
  return runCommand(python, ['-m', 'pip', ...all, '--requirement', REQUIREMENTS], { limitMs: INSTALL_LIMIT_MS });
}

function whyNotInstalled(output: string, isOverTime: boolean): string {
  const rest = 'Then start again. Or set MONGODB_URI to a MongoDB replica set that you have.';
  if (
    isOverTime ||
    /NewConnectionError|ConnectTimeout|ReadTimeout|Temporary failure|resolution|ProxyError/i.test(output)
  ) {
    return `SecantusDB could not be downloaded: Python's package index (PyPI) does not answer. Connect this machine to the network. ${rest}`;
  }
  if (/No space left/i.test(output)) return `SecantusDB could not be installed: the disk is full. Free 150 MB. ${rest}`;
  return `SecantusDB could not be installed: ${lastLine(output)} ${rest}`;
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1)?.trim() || 'it gives no reason.';
}

function putInPlace(draft: string, folder: string): void {
  if (existsSync(join(folder, MARKER)) && existsSync(join(folder, 'bin', 'python3'))) return;
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

/** Removes the drafts of installs that were killed. */
function removeAbandoned(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^installing-(\d+)/.exec(name)?.[1];
    if (!pid || isAlive(Number(pid))) continue;
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // A pip that outlived its supervisor still writes there; the next installation removes it.
    }
  }
}
