import type { ClientSession } from 'mongoose';
import { flushEvents, wakeReaders } from './events.ts';
import { logger } from './logger.ts';
import { runTransaction } from './run-transaction.ts';
import { sequenceEvents } from './sequence-events.ts';
import { serialize } from './serialize.ts';
import { noteCommitted } from './stale.ts';
import { traceTransaction } from './tracing/trace-transaction.ts';
import { type TraceParent, tracer } from './tracing/tracer.ts';

export type { ClientSession };

/** Long enough for other commits to get their numbers in the same transaction, and too short to be noticed. */
const GATHER_MS = 20;

type Work<T> = (session: ClientSession) => Promise<T>;
type TransactionOptions = {
  /** A key of what several transactions all write: in this process they run one after the other; see `serialize`. */
  serializeBy?: string;
  /** The span that it belongs to, where no audit line inside of it says so. */
  trace?: TraceParent | undefined;
};

/**
 * Runs `work` in one transaction together with its events (`emit`), and retries it on transient conflicts: `work` must
 * do nothing but database work through `session`. When this resolves, caches of this process are cleared; the events get
 * their numbers, and reach their readers, a moment later: no answer waits for that.
 * @throws DomainError UNAVAILABLE when conflicts persist beyond the time limit; otherwise what `work` throws.
 */
export function withTransaction<T>(work: Work<T>, { serializeBy, trace }: TransactionOptions = {}): Promise<T> {
  if (!tracer()) return commit(work, serializeBy);
  return traceTransaction(trace, work, (traced) => commit(traced, serializeBy));
}

async function commit<T>(work: Work<T>, serializeBy: string | undefined): Promise<T> {
  let events: Awaited<ReturnType<typeof flushEvents>> = [];
  const run = () =>
    runTransaction(async (session) => {
      const done = await work(session);
      events = await flushEvents(session);
      return done;
    });
  const result = await (serializeBy === undefined ? run() : serialize(serializeBy, run));
  if (events.length === 0) return result;
  noteCommitted(events);
  if (isNumberingAwaited) await numberEvents();
  else numberSoon();
  return result;
}

let isGathering = false;

/** Numbers what is committed by then, together. */
function numberSoon(): void {
  if (isGathering) return;
  isGathering = true;
  setTimeout(() => {
    isGathering = false;
    void numberEvents();
  }, GATHER_MS);
}

/** Numbers what is committed. The commit stands if that fails: the next reading of any process numbers the events. */
function numberEvents(): Promise<void> {
  return sequenceEvents({ areThere: true }).catch((err) => {
    logger.warn({ err }, 'events wait for their numbers');
    wakeReaders();
  });
}

let isNumberingAwaited = false;

/** From now on a transaction resolves when readers find its events. For tests: see `useTestDatabase`. */
export function awaitNumbering(): void {
  isNumberingAwaited = true;
}
