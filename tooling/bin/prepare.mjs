import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Runs before anything is installed: Node's own modules only, and a syntax that older versions can read.

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const NEEDED = [20, 19];

/** Checks Node, installs the packages when they are missing or not those of package-lock.json, and loads tsx. */
export async function prepare() {
  process.chdir(root);
  checkNode();
  if (!isInstalled()) await install();
  const { register } = await import('tsx/esm/api');
  register();
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(
    `This is Node ${process.versions.node}, and ${NEEDED.join('.')} or newer is needed. Get it from https://nodejs.org and run the command again.`,
  );
}

/** npm writes node_modules/.package-lock.json last, so a half finished installation has none, or an older one. */
export function isInstalled() {
  const requested = packagesIn('package-lock.json');
  const present = packagesIn(join('node_modules', '.package-lock.json'));
  if (!requested || !present) return false;
  return Object.keys(requested).every((path) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const there = present[path];
    if (!there) return Boolean(requested[path].optional); // for another system
    return there.version === requested[path].version && there.link === requested[path].link;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch (_error) {
    return undefined;
  }
}

/** What package-lock.json names, and when npm finds fault with that file, what package.json names. */
async function install() {
  console.log('· Installing packages (once, about a minute) …');
  const exact = await npm(['ci']);
  if (exact.code === 0) return;
  if (!/code EUSAGE/.test(exact.output)) fail(whyNot(exact.output));
  console.log('· package-lock.json does not fit package.json; installing what package.json names …');
  const close = await npm(['install', '--no-save']);
  if (close.code !== 0) fail(whyNot(close.output));
}

/** Development packages too, whatever NODE_ENV is: they hold the build. */
function npm(command) {
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--progress=false'];
  const network = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=10000'];
  const path = process.env.npm_execpath;
  const [program, ...first] = path && existsSync(path) ? [process.execPath, path] : ['npm'];
  return new Promise((resolve) => {
    const child = spawn(program, first.concat(command, quiet, network), {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output = (output + text).slice(-20000);
      });
    }
    const stop = (signal) => {
      child.kill(signal);
      process.exit(130);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    child.on('error', () => fail('npm is not on the PATH. It comes with Node: get both from https://nodejs.org'));
    child.on('close', (code) => {
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({ code, output });
    });
  });
}

function whyNot(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ECONNRESET/.test(output)
  ) {
    return 'The packages could not be installed: the npm registry does not answer. Connect this machine to the network and run the command again.';
  }
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed: the disk is full. Free 1 GB and run the command again.';
  return `The packages could not be installed. npm says:\n\n${output.trim().split('\n').slice(0, 12).join('\n')}`;
}

function fail(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}
