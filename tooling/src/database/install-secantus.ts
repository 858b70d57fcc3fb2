import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from '../processes/is-alive.ts';
import { runCommand } from '../processes/run-command.ts';
import { UserFacingError } from '../terminal/user-facing-error.ts';
import type { EngineSearch } from './engine.ts';
import { findPython } from './find-python.ts';

export const SECANTUS_VERSION = '0.7.0b3';
/** Each package with its version and the hashes of its files. */
const REQUIREMENTS = fileURLToPath(new URL('./secantus-requirements.txt', import.meta.url));
const INSTALL_LIMIT_MS = 10 * 60_000;
/** Written last, so that a folder without it is known to be half finished. */
const MARKER = 'installed';

/**
 * Installs SecantusDB into `<engineDir>/secantus/<version>` unless it is there, and returns the path of its Python. The
 * work is done in a folder of its own and put in place at the end: a kill leaves nothing that looks finished, and two
 * installs at once do not meet.
 * @throws UserFacingError with what to do when there is no Python that will do, or no network
 */
export async function installSecantus(search: EngineSearch): Promise<string> {
  const home = join(search.engineDir, 'secantus');
  const folder = join(home, SECANTUS_VERSION);
  const python = join(folder, 'bin', 'python3');
  // existsSync follows the link, so a Python that was removed from the machine counts as missing.
  if (existsSync(join(folder, MARKER)) && existsSync(python)) return python;

  const base = await findPython(search.searchPath);
  mkdirSync(home, { recursive: true });
  removeAbandoned(home);
  const draft = join(home, `installing-${process.pid}-${randomUUID().slice(0, 8)}`);
  search.onProgress(`Installing the database, SecantusDB ${SECANTUS_VERSION} (once, about 145 MB) …`);
  try {
    await installInto(draft, base);
    writeFileSync(join(draft, MARKER), `${SECANTUS_VERSION}\n`);
    putInPlace(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return python;
}

/** Throws away an installation that does not run any more, for example after the machine's Python was replaced. */
export function removeSecantus(engineDir: string): void {
  rmSync(join(engineDir, 'secantus', SECANTUS_VERSION), { recursive: true, force: true });
}

async function installInto(draft: string, base: string): Promise<void> {
  rmSync(draft, { recursive: true, force: true });
  const made = await runCommand(base, ['-m', 'venv', draft], { limitMs: INSTALL_LIMIT_MS });
  if (made.code !== 0) {
    throw new UserFacingError(
      `${base} cannot make a virtual environment, which SecantusDB is installed into: ${lastLine(made.output)} ` +
        'On Debian and Ubuntu: apt-get install python3-venv. Then start again.',
    );
  }
  const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--only-binary=:all:'];
  const network = ['--timeout', '15', '--retries', '2'];
  const installed = await runCommand(
    join(draft, 'bin', 'python3'),
    [...pip, ...network, '--require-hashes', '--requirement', REQUIREMENTS],
    { limitMs: INSTALL_LIMIT_MS },
  );
  if (installed.code !== 0) throw new UserFacingError(whyNotInstalled(installed.output, installed.isOverTime));
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
