import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPython } from '../../database/find-python.ts';
import { runCommand } from '../../processes/run-command.ts';
import { logProgress } from '../../terminal/log.ts';
import { UserFacingError } from '../../terminal/user-facing-error.ts';

export const REQUIREMENTS = join(import.meta.dirname, 'requirements.txt');
const LIMIT_MS = 10 * 60_000;

/**
 * Schemathesis in a virtual environment of its own under `home`, with exactly the packages of requirements.txt, whose
 * hashes pip compares. Installed once, and again when the list changes.
 * @returns the path of its program
 * @throws UserFacingError with what to do when there is no Python that will do, or no network
 */
export async function installSchemathesis(home: string, requirements = REQUIREMENTS): Promise<string> {
  const list = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  const folder = join(home, 'schemathesis');
  const marker = join(folder, 'installed');
  const program = join(folder, 'bin', 'schemathesis');
  if (existsSync(program) && existsSync(marker) && readFileSync(marker, 'utf8') === list) return program;

  const python = await pythonFor();
  logProgress('Installing Schemathesis, which compares the API with its document (once, about 60 MB) …');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  await run(python, ['-m', 'venv', folder], 'On Debian and Ubuntu: apt-get install python3-venv.');
  const pip = ['-m', 'pip', 'install', '--disable-pip-version-check', '--no-input', '--only-binary=:all:'];
  const listed = ['--require-hashes', '--no-deps', '--timeout', '15', '--retries', '2', '-r', requirements];
  await run(join(folder, 'bin', 'python3'), [...pip, ...listed], "It comes from Python's package index (PyPI).");
  writeFileSync(marker, list);
  return program;
}

async function pythonFor(): Promise<string> {
  const python = await findPython(process.env.PATH ?? '').catch(() => undefined);
  const { output } = python
    ? await runCommand(python, ['-c', 'import sys; print(sys.version_info >= (3, 11))'], { limitMs: 20_000 })
    : { output: '' };
  if (python && output.includes('True')) return python;
  throw new UserFacingError(
    'Schemathesis needs Python 3.11 to 3.13 with venv. Install it (Debian and Ubuntu: apt-get install python3 ' +
      'python3-venv; macOS: brew install python@3.13) and run this again.',
  );
}

async function run(command: string, args: string[], advice: string): Promise<void> {
  const { code, output } = await runCommand(command, args, { limitMs: LIMIT_MS });
  if (code === 0) return;
  throw new UserFacingError(`Schemathesis could not be installed: ${output.trim().split('\n').at(-1) ?? ''} ${advice}`);
}
