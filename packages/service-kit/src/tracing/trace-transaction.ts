import type { ClientSession } from 'mongoose';
import { type DomainError, toDomainError } from '../domain-error.ts';
import { outcomeOf } from './in-span.ts';
import { noteTrace, traceOf } from './session-trace.ts';
import { type TraceParent, tracer } from './tracer.ts';

type Work<T> = (session: ClientSession) => Promise<T>;

/**
 * Commits `work` and reports a span for it: when it has ended, since it may be an audit line inside of it that says what it
 * belongs to. One of which nothing says so is not reported.
 */
export async function traceTransaction<T>(
  trace: TraceParent | undefined,
  work: Work<T>,
  commit: (work: Work<T>) => Promise<T>,
): Promise<T> {
  const startedAt = Date.now();
  let parent = trace;
  let attempts = 0;
  const end = (error?: DomainError) => {
    if (parent === undefined) return;
    const attributes = { 'practice.transaction.attempts': attempts };
    const span = tracer()?.start({ name: 'transaction', parent, startedAt, attributes });
    span?.end(error ? outcomeOf(error) : {});
  };
  try {
    const result = await commit(async (session) => {
      attempts += 1;
      noteTrace(session, trace);
      try {
        return await work(session);
      } finally {
        parent = traceOf(session);
      }
    });
    end();
    return result;
  } catch (error) {
    end(toDomainError(error));
    throw error;
  }
}
