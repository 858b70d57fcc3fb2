import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../processes/run-command.ts';

/** The Node that is recommended, and the oldest one that the product runs on. */
export const RECOMMENDED = '24.21.0';
export const OLDEST = '20.19.0';
const INSTALL_LIMIT_MS = 5 * 60_000;

/** Which Node the tests also run on: the recommended one, or the oldest one where the recommended one runs them. */
export function otherVersion(own: string): string {
  return own.split('.')[0] === RECOMMENDED.split('.')[0] ? OLDEST : RECOMMENDED;
}

type Search = { version: string; home: string; npm: string[]; platform?: string };

/**
 * Path of a Node of a version, installed into `home` once. npm's package `node` fetches it by an install script; this is
 * what it fetches, a package a platform, which needs none.
 * @returns undefined where there is none for this platform, or the registry does not answer
 */
export async function provideNode({
  version,
  home,
  npm,
  platform = thisPlatform(),
}: Search): Promise<string | undefined> {
  const name = `node-${platform}`;
  const program = join(home, 'node_modules', name, 'bin', platform.startsWith('win') ? 'node.exe' : 'node');
  if (await isVersion(program, version)) return program;
  const [command = 'npm', ...first] = npm;
  const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=1'];
  await runCommand(command, [...first, 'install', '--prefix', home, ...options, `${name}@${version}`], {
    limitMs: INSTALL_LIMIT_MS,
  });
  return (await isVersion(program, version)) ? program : undefined;
}

async function isVersion(program: string, version: string): Promise<boolean> {
  if (!existsSync(program)) return false;
  const { code, output } = await runCommand(program, ['--version'], { limitMs: 30_000 });
  return code === 0 && output.trim() === `v${version}`;
}

function thisPlatform(): string {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return `${system}-${process.arch}`;
}

/** An environment in which `node` is this one, for the programs that tests start by their name. */
export function environmentOf(node: string, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const separator = process.platform === 'win32' ? ';' : ':';
  return { ...env, PATH: `${dirname(node)}${separator}${env.PATH ?? ''}` };
}
