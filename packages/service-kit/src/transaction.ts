import type { ClientSession } from 'mongoose';
import { flushEvents, wakeReaders } from './events.ts';
import { logger } from './logger.ts';
import { runTransaction } from './run-transaction.ts';
import { sequenceEvents } from './sequence-events.ts';
import { serialize } from './serialize.ts';
import { noteCommitted } from './stale.ts';

export type { ClientSession };

/**
 * Runs `work` in one transaction together with its events (`emit`), and retries it on transient conflicts: `work` must
 * do nothing but database work through `session`. When this resolves, caches of this process are cleared and readers
 * find the events; a moment later if the database is in trouble. Transactions with the same `serializeBy` (a key of
 * what they all write) run one after the other in this process; see `serialize`.
 * @throws DomainError UNAVAILABLE when conflicts persist beyond the time limit; otherwise what `work` throws.
 */
export async function withTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  { serializeBy }: { serializeBy?: string } = {},
): Promise<T> {
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
  await sequenceEvents({ areThere: true }).catch((err) => {
    // The commit stands: the next reading of any process numbers what could not be numbered now.
    logger.warn({ err }, 'events wait for their numbers');
    wakeReaders();
  });
  return result;
}
