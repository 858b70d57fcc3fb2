import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { connectDatabase, database, disconnectDatabase } from '../database.ts';
import { withDatabaseName } from '../database-uri.ts';
import { setFieldKeys } from '../field-encryption.ts';
import { checkMappedRecords } from '../records/record-mapper.ts';
import { type Runtime, startServices } from '../runtime.ts';
import type { Service } from '../service.ts';
import { setServiceSecret } from '../service-token.ts';
import { forgetSettings } from '../settings.ts';
import { forbidCallsInTransactions } from '../transaction-scope.ts';
import { followWrites } from './follow-writes.ts';

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged into vitest's own
  interface ProvidedContext {
    mongodbUri: string;
  }
}

/** The key of encrypted fields in every test. */
export const TEST_FIELD_KEY = 'a field key for tests, long enough';
const SECRET = 'a secret for tests that is long enough';
/** Collections of the kit whose documents must outlive the emptying between tests. */
const KEPT = new Set(['counters', 'event_cursors', 'migrations']);

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
    checkMappedRecords();
    const dbName = `test_${process.pid}_${process.env.VITEST_POOL_ID ?? '0'}`;
    await connectDatabase(inject('mongodbUri'), { dbName, monitorCommands: true });
    takeWritten = followWrites();
    await database().dropDatabase();
    runtime = await startServices(services, { withWork: false, watches: false });
    forgetSettings();
    await given?.();
  });
  if (!given) beforeEach(emptyDatabase);
  afterAll(async () => {
    await runtime.stop();
    await database().dropDatabase();
    await disconnectDatabase();
  });
}

/** The address of a database of the run's server. The caller drops it. */
export function testDatabaseUri(name: string): string {
  return withDatabaseName(inject('mongodbUri'), name);
}

let takeWritten: () => string[] = () => [];

/** Removes every document, and keeps collections and indexes. */
export async function emptyDatabase(): Promise<void> {
  forgetSettings();
  const names = takeWritten().filter((name) => !KEPT.has(name));
  await Promise.all(names.map((name) => database().collection(name).deleteMany({})));
  // What this emptying wrote.
  takeWritten();
}
