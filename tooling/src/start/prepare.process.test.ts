import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/', import.meta.url));

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

/** A clone with one package to install, and a registry that does not answer. */
function runInClone(options: { installed?: Packages; nodeVersion?: string }): {
  status: number | null;
  output: string;
} {
  const clone = mkdtempSync(join(tmpdir(), 'practice-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  mkdirSync(join(clone, 'tooling/bin'), { recursive: true });
  copyFileSync(join(bin, 'prepare.mjs'), join(clone, 'tooling/bin/prepare.mjs'));
  writeFileSync(
    join(clone, 'tooling/bin/run.mjs'),
    "import { prepare } from './prepare.mjs';\nawait prepare();\nconsole.log('prepared');\n",
  );
  const root = { name: 'clone', version: '1.0.0', dependencies: { tsx: '4.23.15' } };
  const requested: Packages = {
    'node_modules/tsx': { version: '4.23.15' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  };
  writeFileSync(join(clone, 'package.json'), JSON.stringify(root));
  writeFileSync(
    join(clone, 'package-lock.json'),
    JSON.stringify({ ...root, lockfileVersion: 3, packages: { '': root, ...requested } }),
  );
  if (options.installed) {
    // A package with what is needed of tsx.
    mkdirSync(join(clone, 'node_modules/tsx'), { recursive: true });
    writeFileSync(join(clone, 'node_modules/tsx/package.json'), '{"type":"module","exports":{"./esm/api":"./api.js"}}');
    writeFileSync(join(clone, 'node_modules/tsx/api.js'), 'export function register() {}\n');
    writeFileSync(join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages: options.installed }));
  }
  const versions = `Object.defineProperty(process.versions, 'node', { value: '${options.nodeVersion ?? '20.19.0'}' })`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(versions)}`, join(clone, 'tooling/bin/run.mjs')],
    {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: clone,
        npm_config_registry: 'http://127.0.0.1:9',
        npm_config_cache: join(clone, 'cache'),
      },
    },
  );
  return { status, output: stdout + stderr };
}

test('with an older Node the message says which one is needed', () => {
  const { status, output } = runInClone({ nodeVersion: '20.18.3' });
  expect(status).toBe(1);
  expect(output).toContain('This is Node 20.18.3, and 20.19 or newer is needed.');
});

test('outdated packages are installed again, and without network the message says so', {
  timeout: 60_000,
}, () => {
  const { status, output } = runInClone({ installed: { 'node_modules/tsx': { version: '4.0.0' } } });
  expect(status).toBe(1);
  expect(output).toContain('Installing packages');
  expect(output).toContain('the npm registry does not answer. Connect this machine to the network');
});

test('packages that match package-lock.json on this system are used as they are', () => {
  const { status, output } = runInClone({
    installed: { 'node_modules/tsx': { version: '4.23.15' } },
    nodeVersion: '22.1.0',
  });
  expect(output).toBe('prepared\n');
  expect(status).toBe(0);
});

test('this repository counts as installed', () => {
  const script = `import('${join(bin, 'prepare.mjs')}').then(({ isInstalled }) => console.log(isInstalled()))`;
  expect(spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout).toBe('true\n');
});

test('nothing but Node is needed before the installation', () => {
  expect(readFileSync(join(bin, 'prepare.mjs'), 'utf8')).not.toMatch(/from '(?!node:)/);
});
