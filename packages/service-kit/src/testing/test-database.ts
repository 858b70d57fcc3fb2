import { afterAll, beforeAll, beforeEach } from 'vitest';
import { database } from '../database.ts';
import { withDatabaseName } from '../database-uri.ts';
import { prepareEvents } from '../events.ts';
import { setFieldKeys } from '../field-encryption.ts';
import { forgetKept } from '../keep.ts';
import { setPublicUrl } from '../public-url.ts';
import { checkMappedRecords } from '../records/record-mapper.ts';
import { type Runtime, startServices } from '../runtime.ts';
import type { Service } from '../service.ts';
import { setServiceSecret } from '../service-token.ts';
import { startWhenDatabaseIsUp } from '../start-when-database-is-up.ts';
import { forbidCallsInTransactions } from '../transaction-scope.ts';
import { workAtOnce } from '../when-quiet.ts';
import { chooseExecutor } from './both-executors.ts';
import { SharedDatabase } from './shared-database.ts';
import { testServerUri } from './test-server.ts';

/** The key of encrypted fields in every test. */
export const TEST_FIELD_KEY = 'a field key for tests, long enough';
const SECRET = 'a secret for tests that is long enough';
/** Collections of the kit whose documents must outlive the emptying between tests. */
const KEPT = new Set(['counters', 'event_cursors', 'migrations']);
const shared = new SharedDatabase('test');

/**
 * Gives each test of a file an empty database of this worker with the services' collections and indexes.
 * Event consumers and jobs do not run by themselves; tests call them. Nothing watches the log of events: the embedded
 * database wakes all who do at each write of any test. Tests that only read may share what `given`
 * writes: then the database is filled once, and nothing is emptied between them. A call to another service inside a
 * transaction throws, and so does a mapped record that its contract would refuse.
 */
export function useTestDatabase(services: Service[], { given }: { given?: () => Promise<unknown> } = {}): void {
  let runtime: Runtime;
  beforeAll(async () => {
    setServiceSecret(SECRET);
    setFieldKeys(TEST_FIELD_KEY);
    forbidCallsInTransactions();
    workAtOnce(true);
    checkMappedRecords();
    // What an earlier file of the worker has started says where it is.
    setPublicUrl(undefined);
    const left = await shared.open(testServerUri(), keyOf(services));
    runtime = await startWhenDatabaseIsUp(async () => {
      if (left) await empty(left);
      if (left?.includes('counters')) await prepareEvents();
      return startServices(services, { withWork: false, watches: false, isPrepared: left !== undefined });
    });
    shared.built();
    forgetKept();
    await given?.();
  });
  // A test of either way may have left its own.
  beforeEach(chooseExecutor);
  if (!given) beforeEach(emptyDatabase);
  afterAll(async () => {
    await runtime.stop();
    await shared.close();
  });
}

/** Of what services store. Files without a service make collections of their own, and share nothing. */
function keyOf(services: Service[]): string {
  const stored = services.map(({ name, models }) => [name, ...models.map((each) => each.collection.collectionName)]);
  return JSON.stringify(stored.length > 0 ? stored : [Math.random()]);
}

/** The address of a database on this worker's server. The caller drops it. */
export function testDatabaseUri(name: string): string {
  return withDatabaseName(testServerUri(), name);
}

/** Removes every document, and keeps collections and indexes. */
export async function emptyDatabase(): Promise<void> {
  forgetKept();
  const names = shared.written().filter((name) => !KEPT.has(name));
  await startWhenDatabaseIsUp(() => empty(names));
  shared.putBack(names);
}

async function empty(names: string[]): Promise<void> {
  await Promise.all(names.map((name) => database().collection(name).deleteMany({})));
}
