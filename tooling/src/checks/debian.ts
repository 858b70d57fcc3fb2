import { findProgram } from '../processes/find-program.ts';
import { runCommand } from '../processes/run-command.ts';

const LIMIT_MS = 15 * 60_000;

/** True for root on a system with apt-get. */
export function canInstallDebianPackages(): boolean {
  return process.getuid?.() === 0 && findProgram('apt-get', process.env.PATH ?? '') !== undefined;
}

/** Installs packages of the system. Returns whether that went well. */
export async function installDebianPackages(names: string[]): Promise<boolean> {
  const options = { limitMs: LIMIT_MS, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await runCommand('apt-get', ['update', '-q'], options);
  const { code } = await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], options);
  return code === 0;
}
