import type { ClientSession } from 'mongoose';
import { assertDiskSpace } from './disk-guard.ts';
import { flushEvents, wakeReaders } from './events.ts';
import { logger } from './logger.ts';
import { runTransaction } from './run-transaction.ts';
import { sequenceEvents } from './sequence-events.ts';
import { serialize } from './serialize.ts';
import { noteCommitted } from './stale.ts';
import { traceTransaction } from './tracing/trace-transaction.ts';
import { type TraceParent, tracer } from './tracing/tracer.ts';
import { whenQuiet, whileBusy } from './when-quiet.ts';

export type { ClientSession };

type Work<T> = (session: ClientSession) => Promise<T>;
type TransactionOptions = {
  /** A key of what several transactions all write: in this process they run one after the other; see `serialize`. */
  serializeBy?: string;
  /** A caller waits for it, and events, consumers and jobs let it go first. */
  goesFirst?: boolean;
  /** It takes little room, and what makes room depends on it: see `guardDisk`. */
  evenOnFullDisk?: boolean;
  /** The span that it belongs to, where no audit line inside of it says so. */
  trace?: TraceParent | undefined;
};

/**
 * Runs `work` in one transaction together with its events (`emit`), and retries it on transient conflicts: `work` must
 * do nothing but database work through `session`. When this resolves, caches of this process are cleared; the events get
 * their numbers, and reach their readers, a moment later: no answer waits for that.
 * @throws DomainError UNAVAILABLE when conflicts persist beyond the time limit, and when the disk is full; otherwise what
 * `work` throws.
 */
export function withTransaction<T>(work: Work<T>, options: TransactionOptions = {}): Promise<T> {
  if (!tracer()) return commit(work, options);
  return traceTransaction(options.trace, work, (traced) => commit(traced, options));
}

async function commit<T>(
  work: Work<T>,
  { serializeBy, goesFirst, evenOnFullDisk = false }: TransactionOptions,
): Promise<T> {
  if (!evenOnFullDisk) await assertDiskSpace();
  let events: Awaited<ReturnType<typeof flushEvents>> = [];
  const run = () =>
    runTransaction(async (session) => {
      const done = await work(session);
      events = await flushEvents(session);
      return done;
    });
  const inTurn = () => (serializeBy === undefined ? run() : serialize(serializeBy, run));
  const result = await (goesFirst ? whileBusy(inTurn) : inTurn());
  if (events.length === 0) return result;
  noteCommitted(events);
  await whenQuiet(numberEvents);
  return result;
}

/** Numbers what is committed. The commit stands if that fails: the next reading of any process numbers the events. */
function numberEvents(): Promise<void> {
  return sequenceEvents({ areThere: true }).catch((err) => {
    logger.warn({ err }, 'events wait for their numbers');
    wakeReaders();
  });
}
