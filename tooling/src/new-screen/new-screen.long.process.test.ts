import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { testServerUri } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCommand } from '../processes/run-command.ts';
import { newTestFolder } from '../testing/new-test-folder.ts';
import { writeRecords } from './write-records.ts';
import { writeScreen } from './write-screen.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const TIME_LIMIT_MS = 10 * 60_000;

/** A copy of this repository, over its packages. The caller removes it. */
function copyOfRepository(): string {
  const root = newTestFolder('practice-screen-');
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: repository, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(root, folder), { recursive: true });
  for (const file of files.filter((name) => name !== '')) copyFileSync(join(repository, file), join(root, file));
  const packages = join(repository, 'node_modules');
  mkdirSync(join(root, 'node_modules/@practice'), { recursive: true });
  for (const name of readdirSync(packages)) {
    if (name !== '@practice') symlinkSync(join(packages, name), join(root, 'node_modules', name));
  }
  for (const name of readdirSync(join(packages, '@practice'))) {
    symlinkSync(readlinkSync(join(packages, '@practice', name)), join(root, 'node_modules/@practice', name));
  }
  // Versions of a package that a workspace alone has.
  for (const folder of files.filter((name) => name.endsWith('/package.json')).map(dirname)) {
    const own = join(repository, folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(root, folder, 'node_modules'));
  }
  return root;
}

function git(cwd: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], { cwd, stdio: 'pipe' });
}

/** Runs a command that has to succeed; returns its output. */
async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  // A few tests of many files: one worker reads the product once, three would each read it.
  const env = { ...process.env, MONGODB_URI: testServerUri(), VITEST_MAX_WORKERS: '1' };
  const { code, output } = await runCommand(command, args, { limitMs: TIME_LIMIT_MS, cwd, env });
  expect(code, `${command} ${args.join(' ')}\n${output}`).toBe(0);
  return stripVTControlCharacters(output);
}

/** A tool of the repository, without npx, which takes a second to find it. */
const bin = (name: string) => join(repository, 'node_modules/.bin', name);

/**
 * Of the tests of every endpoint those of the new ones, and those by which no endpoint lacks its cases. The other
 * endpoints are as they were: their tests run with the rest.
 */
const aboutOffers = '[Ll]ocal-?[Oo]ffer|^every |^names only ';
const ofEveryEndpoint = [
  'graphql-access.api',
  'rest-access.api',
  'audit',
  'field-sentences',
  'input-fields',
  'parity.api',
];

describe('one command cuts both halves of a screen', () => {
  let root: string;
  beforeAll(async () => {
    root = copyOfRepository();
    git(root, 'init', '--quiet');
    const words = ['--service', 'content', '--nouns', 'Teklif,Teklifler', '--permission', 'content:write'];
    await run(root, 'npm', 'run', 'new:screen', '--', 'mf-content', 'local-offers', ...words);
    return () => rmSync(root, { recursive: true, force: true });
  }, TIME_LIMIT_MS);

  test('which are registered, a line in each list', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(read('packages/contracts/src/record-events.ts')).toContain("  'local-offer.changed': 'content:view',\n");
    expect(read('packages/contracts/src/audit-entities.ts')).toContain("  'local-offer': 'Teklif',\n");
    expect(read('packages/contracts/src/queries-by-event.ts')).toContain("  'local-offer.changed': ['localOffers'],\n");
    expect(read('packages/contracts/src/index.ts')).toContain("export * from './local-offers.ts';\n");
    expect(read('gateway/src/access/record-kinds/all.ts')).toContain('  localOffers,\n');
    expect(read('gateway/src/access/record-kinds/local-offers.ts')).toContain("path: '/api/local-offers'");
    expect(read('services/content/src/features.ts')).toContain('  localOffers,\n');
    expect(read('mf-content/src/sections.ts')).toContain('  localOffers,\n');
    expect(read('mf-content/src/screens.ts')).toContain(
      "  'local-offers': () => import('./local-offers/local-offers-screen.tsx'),\n",
    );
    expect(read('mf-content/src/local-offers/section.ts')).toContain("permission: 'content:write'");
    expect(read('mf-content/src/local-offers/local-offers.ts')).toContain(
      "nouns: { one: 'Teklif', many: 'Teklifler' }",
    );
    expect(read('gateway/api.graphql')).toContain('createLocalOffer(input: CreateLocalOfferInput!): LocalOffer!');
    expect(read('gateway/openapi.json')).toContain('"/api/local-offers/order"');
  });

  test('which have the right types and pass the linter', { timeout: TIME_LIMIT_MS }, async () => {
    await run(root, bin('tsx'), 'tooling/src/typecheck/main.ts');
    await run(root, 'npm', 'run', 'lint');
  });

  test('whose tests pass, those of access and parity included', { timeout: TIME_LIMIT_MS }, async () => {
    const folders = ['services/content/src/local-offers', 'mf-content/src/local-offers'];
    await run(root, bin('vitest'), 'run', '--project', 'node', '--project', 'jsdom', ...folders);
    const names = ['--testNamePattern', aboutOffers];
    const output = await run(
      root,
      bin('vitest'),
      'run',
      '--project',
      'node',
      '--project',
      'api',
      'gateway/src/access',
      ...names,
    );
    for (const name of ofEveryEndpoint)
      expect(output).toMatch(new RegExp(`✓.* gateway/src/access/${name}\\.test\\.ts`));
  });

  test('and is refused with the reason before anything is written', async () => {
    const refused = async (...words: string[]) => {
      const args = ['tooling/src/new-screen/main.ts', ...words];
      const { code, output } = await runCommand(bin('tsx'), args, { limitMs: TIME_LIMIT_MS, cwd: root });
      expect(code).toBe(1);
      return output;
    };
    expect(await refused('mf-content', 'local-offers')).toContain('mf-content/src/local-offers is there already.');
    expect(await refused('mf-none', 'pages')).toContain('mf-none: there is no such remote of the back office.');
    expect(await refused('mf-content', 'pages', '--service', 'none')).toContain('There is no service none.');
    expect(await refused('mf-content', 'pages', '--permission', 'page:write')).toContain('The permission page:write');
  });
});

describe('the files of a screen', () => {
  const offers = {
    many: 'local-offers',
    one: 'local-offer',
    nouns: { one: 'Teklif', many: 'Teklifler' },
    permission: 'content:write',
  };
  const posts = { ...offers, many: 'posts', one: 'post' };
  let root: string;
  beforeEach(() => {
    root = copyOfRepository();
    return () => rmSync(root, { recursive: true, force: true });
  });

  test('merge with those of another one that was begun at the same time', () => {
    git(root, 'init', '--quiet', '--initial-branch=main');
    git(root, 'add', '--all');
    git(root, 'commit', '--quiet', '--message=base');
    for (const records of [offers, posts]) {
      git(root, 'checkout', '--quiet', '-b', records.many, 'main');
      writeRecords(root, { ...records, service: 'content' });
      writeScreen(root, { ...records, remote: 'mf-content' });
      git(root, 'add', '--all');
      git(root, 'commit', '--quiet', `--message=${records.many}`);
    }
    git(root, 'merge', '--quiet', '--no-edit', offers.many);
    const lists = [
      'services/content/src/features.ts',
      'gateway/src/access/record-kinds/all.ts',
      'mf-content/src/sections.ts',
    ];
    for (const path of lists) {
      const text = readFileSync(join(root, path), 'utf8');
      for (const name of ['localOffers', 'posts', 'testimonials']) {
        expect(text.match(new RegExp(`^  ${name},$`, 'gm')), `${path}: ${name}`).toHaveLength(1);
        expect(text.match(new RegExp(`^import .*\\b${name} }`, 'gm')), `${path}: ${name}`).toHaveLength(1);
      }
    }
  });

  test('that is there already are left alone', () => {
    writeScreen(root, { ...offers, remote: 'mf-content' });
    expect(() => writeScreen(root, { ...offers, remote: 'mf-content' })).toThrow(
      'mf-content/src/local-offers is there already',
    );
    writeRecords(root, { ...offers, service: 'content' });
    expect(() => writeRecords(root, { ...offers, service: 'content' })).toThrow(
      'services/content/src/local-offers is there already',
    );
  });
});
