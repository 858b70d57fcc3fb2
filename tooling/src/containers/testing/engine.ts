import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canInstallDebianPackages, installDebianPackages } from '../../checks/debian.ts';
import { findProgram } from '../../processes/find-program.ts';
import { runCommand } from '../../processes/run-command.ts';
import { root } from '../../start/env.ts';

/** Images, layers and the base system, from run to run. */
const cache = join(root, '.data', 'checks', 'containers');
const NEEDED = ['docker.io', 'debootstrap', 'caddy', 'iptables'];
/** Debian's own client: another may be first on the PATH that lacks what it needs for BuildKit. */
const CLIENT = '/usr/bin/docker';
export const BASE = 'practice-test-base';

let host = process.env.DOCKER_HOST;

/** Runs the docker client; returns what it says. Throws with that when it fails. */
export async function docker(args: string[], limitMs = 60_000): Promise<string> {
  const env = { ...process.env, DOCKER_BUILDKIT: '1', ...(host ? { DOCKER_HOST: host } : {}) };
  const { code, output } = await runCommand(CLIENT, args, { limitMs, env, cwd: root });
  if (code !== 0) throw new Error(`docker ${args.slice(0, 3).join(' ')} …: ${output.trim().slice(-3000)}`);
  return output.trim();
}

/** Finds an engine, or starts one that ends with `stop`. Returns why there is none, where none can be started. */
export async function provideEngine(): Promise<{ stop: () => Promise<void> } | { reason: string }> {
  const isThere = () =>
    docker(['info'], 10_000).then(
      () => true,
      () => false,
    );
  const isInstalled = ['docker', 'dockerd', 'debootstrap', 'caddy'].every((name) =>
    findProgram(name, '/usr/bin:/usr/sbin'),
  );
  if (!isInstalled && !(canInstallDebianPackages() && (await installDebianPackages(NEEDED))))
    return { reason: 'Docker, debootstrap and Caddy of Debian are not here, and root alone can install them.' };
  if (await isThere()) return { stop: async () => undefined };
  if (process.getuid?.() !== 0) return { reason: 'No Docker engine runs, and root alone can start one.' };
  const run = join('/run', `practice-containers-${process.pid}`);
  mkdirSync(run, { recursive: true });
  host = `unix://${run}/docker.sock`;
  const folders = [
    '--data-root',
    join(cache, 'docker'),
    '--exec-root',
    join(run, 'exec'),
    '--pidfile',
    join(run, 'pid'),
  ];
  const engine = spawn('/usr/sbin/dockerd', [...folders, '-H', host], { stdio: 'ignore' });
  // It would keep its folder from the engine of the next run.
  process.once('exit', () => engine.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const stop = async () => {
    engine.kill('SIGTERM');
    for (let waited = 0; engine.exitCode === null && engine.signalCode === null && waited < 20; waited++)
      await pause(500);
    engine.kill('SIGKILL');
    rmSync(run, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 30 && engine.exitCode === null; tries++) {
    if (await isThere()) return { stop };
    await pause(1000);
  }
  await stop();
  return { reason: 'dockerd does not start here: this machine does not let containers run.' };
}

/**
 * A base with Node, as no image can be pulled everywhere: Debian by debootstrap, with the Node of this machine. Returns why it
 * cannot be had.
 */
export async function provideBase(): Promise<string | undefined> {
  if ((await docker(['images', '-q', BASE])) !== '') return;
  const system = join(cache, 'base');
  rmSync(system, { recursive: true, force: true });
  mkdirSync(system, { recursive: true });
  const codename = /VERSION_CODENAME=(\w+)/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable';
  const packages = '--include=ca-certificates,libstdc++6,libatomic1,python3';
  const made = await runCommand('debootstrap', ['--variant=minbase', packages, codename, system], { limitMs: 240_000 });
  if (made.code !== 0)
    return `debootstrap makes no system here, as without a mirror of Debian: ${made.output.slice(-500)}`;
  cpSync(process.execPath, join(system, 'usr/local/bin/node'));
  const { output } = await runCommand('npm', ['root', '-g'], { limitMs: 20_000 });
  cpSync(join(output.trim(), 'npm'), join(system, 'usr/local/lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(system, 'usr/local/bin/npm'));
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(system, 'etc/ssl/certs/ca-certificates.crt'));
  await runCommand('chroot', [system, 'useradd', '-m', '-u', '1000', 'node'], { limitMs: 20_000 });
  const archive = join(cache, 'base.tar');
  await runCommand('tar', ['-C', system, '-cf', archive, '.'], { limitMs: 120_000 });
  await docker(['import', archive, BASE], 120_000);
  for (const path of [system, archive]) rmSync(path, { recursive: true, force: true });
}

/** Builds the image of the product by its Dockerfile, with the registry that npm has on this machine. */
export async function buildImage(version: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const settings = join(cache, 'npmrc');
  const { output } = await runCommand('npm', ['config', 'get', 'globalconfig'], { limitMs: 20_000 });
  const files = [output.trim(), join(homedir(), '.npmrc')].filter(existsSync);
  writeFileSync(settings, files.map((file) => readFileSync(file, 'utf8')).join('\n'), { mode: 0o600 });
  const options = ['--network=host', '--secret', `id=npmrc,src=${settings}`, '--build-arg', `NODE_IMAGE=${BASE}`];
  try {
    await docker(
      ['build', '-q', ...options, '--build-arg', `VERSION=${version}`, '-t', `practice:${version}`, '.'],
      900_000,
    );
  } finally {
    rmSync(settings, { force: true });
  }
}
