import { exampleDataKinds } from '@practice/contracts';
import { assertCan, callService, emit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { collectExamples, exampleOwners } from './collect-examples.ts';

/** A service has five seconds for a call. */
const AT_ONCE = 10;

/**
 * Takes the example data away, kind by kind, each record by the service that has it; what was edited and what is used stays.
 * It may be ended at any time, and goes on when it is run again. A backup is the caller's business.
 * @returns how many records went
 * @throws DomainError UNAVAILABLE when a service does not answer
 */
export async function removeAllExamples(ctx: ServiceContext): Promise<{ removed: number }> {
  assertCan(ctx, 'example-data:remove');
  const records = await collectExamples(ctx);
  let removed = 0;
  for (const kind of exampleDataKinds) {
    const ofKind = records.filter((record) => record.kind === kind);
    if (ofKind.length === 0) continue;
    const ids = ofKind.filter(({ state }) => state !== 'edited').map(({ id }) => id);
    // The settings of the invented practice go in one step.
    const size = kind === 'setting' ? Math.max(ids.length, 1) : AT_ONCE;
    for (let first = 0; first < Math.max(ids.length, 1); first += size) {
      const input = { kind, ids: ids.slice(first, first + size) };
      removed += (await callService(exampleOwners[kind], 'removeExamples', input, ctx)).removed;
    }
    await announceExamples();
  }
  return { removed };
}

/** Screens that show the example data are shown something else from now on. */
export function announceExamples(): Promise<void> {
  return withTransaction(async (session) => emit(session, 'example-data.changed', { id: 'all' }));
}
