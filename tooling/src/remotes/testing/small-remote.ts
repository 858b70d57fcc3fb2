import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { onTestFinished } from 'vitest';

const tsx = import.meta.resolve('tsx');
const program = join(import.meta.dirname, '../main.ts');

/** A build script that takes milliseconds and writes the same files as real builds. */
const builder = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const dist = (process.env.REMOTE_OUTPUT_DIR ?? '.') + '/dist';
mkdirSync(dist, { recursive: true });
const { version, sharedImports = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = ['mf-manifest.json'];
const info = { name: 'mf-small', version, manifest: 'mf-manifest.json', routes: ['/small/*'], files, sharedImports };
writeFileSync(dist + '/mf-manifest.json', '{}');
writeFileSync(dist + '/remote.json', JSON.stringify(info));
`;

export type SmallRemote = {
  /** Folder that holds the remote's folder `mf-small`. */
  root: string;
  dir: string;
  setVersion: (version: string, scripts?: Record<string, string>) => void;
  /** The same version, whose build imports these names of `@practice/ui`. */
  setImports: (names: string[]) => void;
  build: () => void;
};

/** A remote in a temporary folder, which the test may change. */
export function smallRemote(version: string): SmallRemote {
  const root = mkdtempSync(join(tmpdir(), 'small-remote-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dir = join(root, 'mf-small');
  mkdirSync(dir);
  writeFileSync(join(dir, 'build.mjs'), builder);
  const passing = { build: 'node build.mjs', typecheck: 'node --version', test: 'node --version' };
  const setVersion: SmallRemote['setVersion'] = (next, scripts = {}) =>
    writeFileSync(
      join(dir, 'package.json'),
      JSON.stringify({ name: '@test/mf-small', version: next, scripts: { ...passing, ...scripts } }),
    );
  setVersion(version);
  const setImports: SmallRemote['setImports'] = (names) => {
    const file = join(dir, 'package.json');
    writeFileSync(file, JSON.stringify({ ...readJson(file), sharedImports: { '@practice/ui': names } }));
  };
  return {
    root,
    dir,
    setVersion,
    setImports,
    build: () => execFileSync(process.execPath, ['build.mjs'], { cwd: dir }),
  };
}

/** Runs `npm run remotes -- <words>`; returns its output and exit code. */
export async function remotesCommand(env: Record<string, string>, words: string[]) {
  const { PATH = '', HOME = '' } = process.env;
  const options = { env: { PATH, HOME, ...env } };
  const { stdout, stderr, code } = await promisify(execFile)(
    process.execPath,
    ['--import', tsx, program, ...words],
    options,
  )
    .then((output) => ({ ...output, code: 0 }))
    .catch((failure) => failure);
  return { code: Number(code), output: stripVTControlCharacters(stdout + stderr) };
}

export const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
