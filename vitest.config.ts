import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tooling/src/testing/longest-first.ts';

/** The one copy of graphql that Node gives to packages: sources under test must not get a second one. */
const graphql = createRequire(import.meta.url).resolve('graphql');

const onNode = {
  environment: 'node',
  globalSetup: ['tooling/src/testing/global-setup.ts'],
  setupFiles: ['packages/service-kit/src/testing/commands/record-commands.ts'],
} as const;
const inPage = {
  environment: 'jsdom',
  unstubGlobals: true,
  testTimeout: 120_000,
  setupFiles: ['packages/ui/src/testing/jsdom-setup.ts'],
  // What `fakeApi` executes: a front end reads no file of the gateway.
  provide: { apiSchema: readFileSync(new URL('gateway/api.graphql', import.meta.url), 'utf8') },
} as const;
const notOurs = ['**/node_modules/**', '**/dist/**', '**/dist-server/**'];
/** What `npm test` leaves to `npm test -- --full`. */
const tooLong = process.env.TESTS === 'short' ? ['**/*.long.*'] : [];
const calls = '{packages/!(ui),services/*,gateway,tooling,e2e}/**/*.api.test.ts';
const integrity = 'e2e/integrity/**/*.test.ts';
const processes = '{packages/!(ui),services/*,gateway,tooling,e2e}/**/*.process.test.ts';
const alone = '{shell,mf-*,packages/ui}/**/*.alone.test.{ts,tsx}';

/** Long enough for a busy machine, and for elections that go on beneath: nothing here is proved by time. */
const timeout = process.env.TEST_DATABASE ? 300_000 : 60_000;

export default defineConfig({
  test: {
    pool: 'forks',
    // Room for young objects: most of what a rendering or a request makes is gone before the next, if it may grow so old.
    execArgv: ['--max-semi-space-size=64'],
    // One more than the cores at hand: a worker often waits, for the database or for a program to start. Projects do not take
    // it from the command line.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: 30_000 } },
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          ...onNode,
          name: 'node',
          include: ['{packages/!(ui),services/*,gateway,tooling,e2e,bench}/**/*.test.ts'],
          exclude: [...notOurs, processes, calls, integrity],
          isolate: false,
        },
      },
      {
        // Every call of the API by everybody, with good and bad input: `npm test` runs it, `npm run validate` does not.
        extends: true,
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: { ...onNode, name: 'api', include: [calls], exclude: notOurs, isolate: false },
      },
      {
        // Tests that start programs or install databases: `npm test` runs them, `npm run validate` does not.
        extends: true,
        resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
        test: {
          ...onNode,
          name: 'processes',
          include: [processes],
          exclude: [...notOurs, ...tooLong],
          globalSetup: [...onNode.globalSetup, 'tooling/src/testing/build-programs.ts'],
        },
      },
      {
        // The built product under load and under fire: a check of its own of `npm test`.
        extends: true,
        test: {
          name: 'integrity',
          environment: 'node',
          include: [integrity],
          exclude: [...notOurs, ...tooLong],
          globalSetup: ['e2e/integrity/build-gateway.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...inPage,
          name: 'jsdom',
          isolate: false,
          include: ['{shell,mf-*,packages/ui}/**/*.test.{ts,tsx}'],
          exclude: [...notOurs, alone],
        },
      },
      {
        // Tests that render on the server too, or are about the moment in which a module comes: modules of their own.
        extends: true,
        oxc: { jsx: { runtime: 'automatic' } },
        test: { ...inPage, name: 'jsdom-alone', include: [alone], exclude: notOurs },
      },
    ],
  },
});
