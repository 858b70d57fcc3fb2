import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusedCommands } from '../known-commands/seen-in-last-runs.ts';
import { type CommandResult, runCommand } from '../processes/run-command.ts';
import { build } from '../start/build.ts';
import { root } from '../start/env.ts';
import { messageOf } from '../terminal/user-facing-error.ts';
import { checkApiDocument } from './api-document/check-api-document.ts';
import { hashWorkspaces, readPassed, writePassed } from './changed-workspaces.ts';
import { provideChromium } from './chromium.ts';
import { countPlaywright, countVitest } from './count-tests.ts';
import { differences, restore, snapshotGenerated } from './generated-files.ts';
import { environmentOf, otherVersion, provideNode } from './other-node.ts';
import { type Check, type Outcome, type Stage, yesOrNo } from './outcome.ts';

const LIMIT_MS = 30 * 60_000;
const bin = (name: string) => join(root, 'node_modules/.bin', name);

/** Runs a tool of the repository; colours are for the terminal that will show what it says. */
function tool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  const colour: NodeJS.ProcessEnv = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  return runCommand(bin(name), args, { limitMs: LIMIT_MS, cwd: root, env: { ...process.env, ...colour, ...env } });
}

const asCheck = ({ code, output }: CommandResult) => yesOrNo(code === 0, output);

/** npm as it was called, or as it is found. */
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
/** What checks install for themselves, once. */
const installs = join(root, '.data', 'checks');
const otherNode = otherVersion(process.versions.node);

const unitProjects = ['node', 'jsdom', 'jsdom-alone'];
/** With what the unit tests of each workspace last passed, and the calls of the API. */
const passedFile = join(installs, 'passed-unit-tests.json');
const passedCallsFile = join(installs, 'passed-calls.json');

/** Side by side: the tests leave a part of two cores unused. Generated files are written anew, but only those that differ. */
const sourceChecks: Check[] = [
  { name: 'Generated files', run: checkGenerated },
  { name: 'Lint', run: async () => asCheck(await tool('biome', ['check', '--max-diagnostics=50', '.'])) },
  { name: 'Boundaries', run: async () => asCheck(await tool('tsx', ['tooling/src/boundaries/main.ts'])) },
  { name: 'Vocabulary', run: async () => asCheck(await tool('tsx', ['tooling/src/vocabulary/main.ts'])) },
  { name: 'Types', run: async () => asCheck(await tool('tsx', ['tooling/src/typecheck/main.ts'])) },
  { name: 'Contracts', run: async () => asCheck(await tool('tsx', ['tooling/src/contracts/main.ts'])) },
];

/** What `npm run validate` runs: the unit tests of those workspaces whose tests may give another result than when they passed. */
export const validation: Check[] = [...sourceChecks, { name: 'Unit tests', run: runChangedUnitTests }];
const wholeValidation: Check[] = [...sourceChecks, { name: 'Unit tests', run: () => runVitest(unitProjects) }];
const buildStage: Check[] = [{ name: 'Build', run: runBuild }];

/**
 * What `npm test` runs, stage by stage: everything that a change can break, by its shortest proof, unit tests and calls of
 * the API where they may give another result than when they passed.
 */
export const defaultStages: Stage[] = [
  validation,
  buildStage,
  [{ name: 'Calls of the API', run: runChangedCalls }],
  [{ name: 'Programs and databases', run: () => runVitest(['processes'], { isShort: true }) }],
  [{ name: 'Integrity', run: () => runVitest(['integrity'], { isShort: true }) }],
  [{ name: 'Journeys in the browser', run: () => runJourneys(['--grep-invert=\\.long\\.spec']) }],
];

/**
 * What `npm test -- --full` runs: the long tests too, calls at random, another Node and other topologies. The tester of the
 * document works on a single core for seven minutes, and leaves the other one to calls and queries; every other stage needs
 * both.
 */
export const fullStages: Stage[] = [
  wholeValidation,
  buildStage,
  [
    { name: 'API as documented', run: () => checkApiDocument(installs) },
    [
      { name: `Calls of the API, on Node ${otherNode}`, run: runCallsOnOtherNode },
      { name: 'Queries of a mongod', run: () => runVitest(['node', 'api'], asOnMongod) },
      { name: 'Units on a replica set', run: () => runVitest(['node'], onReplicaSet.units) },
    ],
  ],
  [{ name: 'Programs and databases', run: () => runVitest(['processes']) }],
  [{ name: 'Integrity', run: () => runVitest(['integrity']) }],
  [{ name: 'Integrity on a replica set', run: () => runVitest(['integrity'], onReplicaSet.integrity) }],
  [{ name: 'Pages by queries of a mongod', run: () => runVitest(['integrity'], pagesAsOnMongod) }],
  [{ name: 'Journeys in the browser', run: () => runJourneys() }],
  [
    {
      name: 'Journeys, services distributed',
      run: () => runJourneys(['a-mother-books-on-her-phone', 'the-assistant-answers'], { TOPOLOGY: 'distributed' }),
    },
  ],
  [{ name: 'Containers', run: runContainers }],
  [{ name: 'Known commands', run: nameUnusedCommands }],
  // Those that take under a minute and differ little from machine to machine.
  [{ name: 'Figures of the bench', run: () => checkFigures(['redirects', 'sizes']) }],
];

/** Says of which parts of commands nothing is left: the stages before this one have sent all that tests send. */
async function nameUnusedCommands(): Promise<Outcome> {
  const unused = unusedCommands();
  const warning = `known-commands.md has rows for what no test sends any more:\n${unused.join('\n')}`;
  return { ...yesOrNo(true, ''), ...(unused.length > 0 ? { warning } : {}) };
}

async function checkFigures(parts: string[]): Promise<Outcome> {
  return asCheck(await tool('tsx', ['bench/src/main.ts', '--check', ...parts]));
}

async function checkGenerated(): Promise<Outcome> {
  const before = snapshotGenerated(root);
  const [command = 'npm', ...args] = [...npm, 'run', 'codegen'];
  const { code, output } = await runCommand(command, args, { limitMs: LIMIT_MS, cwd: root });
  const changed = differences(before, snapshotGenerated(root));
  restore(root, before, changed);
  if (code !== 0) return yesOrNo(false, output);
  const list = changed.map((path) => `  ${path}`).join('\n');
  return yesOrNo(
    changed.length === 0,
    `These files are not what their sources give. Run npm run codegen and commit:\n${list}`,
  );
}

async function runChangedUnitTests(): Promise<Outcome> {
  const hashes = hashWorkspaces(root);
  if (!hashes) return runVitest(unitProjects);
  const passed = readPassed(passedFile);
  const dirs = Object.keys(hashes);
  const changed = dirs.filter((dir) => hashes[dir] !== passed[dir]);
  const note = `${dirs.length - changed.length} of ${dirs.length} workspaces are as they were when their tests passed`;
  if (changed.length === 0) return nothingRun(note);
  const isWhole = changed.length === dirs.length;
  const outcome = await runVitest(unitProjects, { dirs: isWhole ? [] : changed });
  if (outcome.failed === 0) writePassed(passedFile, hashes);
  return isWhole ? outcome : { ...outcome, note };
}

const nothingRun = (note: string): Outcome => ({ passed: 0, failed: 0, skipped: 0, report: '', note });

async function runChangedCalls(): Promise<Outcome> {
  const { gateway } = hashWorkspaces(root, new Set()) ?? {};
  if (gateway && gateway === readPassed(passedCallsFile).gateway) {
    return nothingRun('gateway and services are as they were when they passed');
  }
  const outcome = await runVitest(['api']);
  if (gateway && outcome.failed === 0) writePassed(passedCallsFile, { gateway });
  return outcome;
}

/** Has vitest.config.ts leave out `*.long.*`. */
export const onlyShort = { TESTS: 'short' };

type Selection = {
  /** Folders of workspaces; all of them when none is given. */
  dirs?: string[];
  /** These test files alone. */
  files?: string[];
  /** Without `*.long.*`. */
  isShort?: boolean;
  env?: NodeJS.ProcessEnv;
};

/**
 * Of the kit, each service and the gateway what lists, claims, reads by ids or runs self-checks, and every call of the REST API,
 * with queries as a mongod gets them: all that `helpsDatabase` decides is in the kit, whose tests of it run both ways wherever
 * they run, and the rest of the tests reaches it by these. A replica set is queried so, too: what runs on one has the migrations.
 */
const asOnMongod: Selection = {
  env: { LIST_EXECUTOR: 'database' },
  dirs: [
    'packages/service-kit/src/self-checks',
    ...['appointments/src/records', 'appointments/src/self-checks', 'appointments/src/dashboard'],
    ...['messaging/src/dashboard', 'messaging/src/self-checks', 'seo/src/redirects'],
    ...['identity/src/audit', 'identity/src/consents', 'identity/src/self-checks'],
    ...['self-checks', 'streams', 'testing'].map((dir) => `gateway/src/${dir}`),
  ].map((dir) => (/^(?:packages|gateway)/.test(dir) ? dir : `services/${dir}`)),
  files: ['gateway/src/access/rest-access.api.test.ts'],
};

/** What visitors are shown, and what streams send through an outage, with queries as a mongod gets them. */
const pagesAsOnMongod: Selection = {
  env: { LIST_EXECUTOR: 'database' },
  files: ['every-page', 'every-link', 'outage'].map((name) => `e2e/integrity/${name}`),
};

const playedSet = { TEST_DATABASE: 'replica-set' };
/**
 * What must hold whatever befalls the database, on a replica set that is played before the embedded engine, with disruptions by
 * SEED. Not `backup.test`: the engine keeps no older moments for its snapshot.
 */
const onReplicaSet = {
  units: {
    env: playedSet,
    files: [
      ...['backup/check-backup', 'backup/read-database', 'migrations/', 'limits.test', 'events.test', 'jobs.test'].map(
        (name) => `packages/service-kit/src/${name}`,
      ),
      'gateway/src/migrate/',
    ],
  },
  integrity: { env: playedSet, files: ['one-winner', 'same-request'].map((name) => `e2e/integrity/${name}`) },
};

/** Runs projects of vitest.config.ts. */
export async function runVitest(projects: string[], selection: Selection = {}): Promise<Outcome> {
  const { dirs = [], files = [], isShort = false, env = {} } = selection;
  return withReportFile(async (file) => {
    const which = [...projects.map((name) => `--project=${name}`), ...dirs.map((dir) => `${dir}/`), ...files];
    const { code, output } = await tool('vitest', [...vitestArgs(file), ...which], {
      ...env,
      ...(isShort ? onlyShort : {}),
    });
    return { ...countVitest(file, code), report: failuresOf(output) };
  });
}

/** Here, unlike when tests are run by hand, one that fails is tried once more, and named. */
const vitestArgs = (file: string) => [
  'run',
  '--retry=1',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/**
 * Every call of the API on the Node that this one is not; all else runs on this one. Where the other cannot be had, on this
 * one as well, and says so.
 */
async function runCallsOnOtherNode(): Promise<Outcome> {
  const node = await provideNode({ version: otherNode, home: join(installs, `node-${otherNode}`), npm });
  if (!node) {
    const outcome = await runVitest(['api']);
    const why = `On Node ${process.versions.node}: ${otherNode} could not be had from npm's registry for this machine.`;
    return { ...outcome, warning: [why, outcome.warning].filter(Boolean).join('\n\n') };
  }
  return withReportFile(async (file) => {
    const { code, output } = await runCommand(
      node,
      [join(root, 'node_modules/vitest/vitest.mjs'), ...vitestArgs(file), '--project=api'],
      { limitMs: LIMIT_MS, cwd: root, env: environmentOf(node) },
    );
    return { ...countVitest(file, code), report: failuresOf(output) };
  });
}

async function runBuild(): Promise<Outcome> {
  return build(root).then(
    () => yesOrNo(true, ''),
    (error) => yesOrNo(false, messageOf(error)),
  );
}

/** Runs journeys, all of them unless Playwright is told which. */
async function runJourneys(which: string[] = [], topology: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const config = 'e2e/playwright.config.ts';
  if (!existsSync(join(root, config))) return yesOrNo(false, `${config} is missing.`);
  const chromium = await provideChromium().catch((error) => ({ problem: messageOf(error) }));
  if ('problem' in chromium) return yesOrNo(false, chromium.problem);
  return withReportFile(async (file) => {
    const browser: NodeJS.ProcessEnv = chromium.path ? { CHROMIUM_PATH: chromium.path } : {};
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, E2E_RETRIES: '1', ...browser, ...topology };
    const { code, output } = await tool('playwright', ['test', '-c', config, ...which], env);
    return { ...countPlaywright(file, code), report: output };
  });
}

/** The shape of docker-compose.yml on an engine, where its images have been made before: they take as long again. */
async function runContainers(): Promise<Outcome> {
  const none = { passed: 0, failed: 0, skipped: 1, report: '' };
  if (!existsSync(join(installs, 'containers'))) return { ...none, note: 'npm run test:containers makes the images' };
  const { code, output } = await tool('tsx', ['tooling/src/containers/testing/main.ts']);
  const [reason] = /^.*Not run: .*$/m.exec(output) ?? [];
  if (reason) return { ...none, warning: reason };
  const passed = output.split('\n').filter((line) => line.includes('✓ ')).length;
  return { passed, failed: code === 0 ? 0 : 1, skipped: 0, report: output };
}

async function withReportFile(run: (file: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'practice-report-'));
  try {
    return await run(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of vitest's output the part about failures, which comes last. */
function failuresOf(output: string): string {
  const index = output.search(/⎯+ ?.{0,20}(?:Failed (?:Suites|Tests)|Unhandled)/);
  return index < 0 ? output.slice(-6000) : output.slice(index);
}
