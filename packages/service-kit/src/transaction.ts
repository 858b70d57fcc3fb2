import type { ClientSession } from 'mongoose';
import { flushEvents, notifyReaders } from './events.ts';
import { logger } from './logger.ts';
import { runTransaction } from './run-transaction.ts';
import { sequenceEvents } from './sequence-events.ts';
import { serialize } from './serialize.ts';
import { noteCommitted } from './stale.ts';

export type { ClientSession };

/**
 * Runs `work` in one transaction, with the events it told of (`emit`), and repeats it while the database reports a
 * passing conflict: `work` must do nothing but database work through `session`. When this resolves, caches of this
 * process are cleared, and readers of events find them, unless the database is in trouble; then a moment later.
 * Transactions with the same `serializeBy` (a key of what they all write) run one after the other in this process; see
 * `serialize`.
 * @throws DomainError UNAVAILABLE when conflicts do not end within the time limit; else what `work` throws.
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
  // What is committed stays: the next reading of any process numbers what could not be numbered now.
  await sequenceEvents().catch((err) => logger.warn({ err }, 'events wait for their numbers'));
  notifyReaders();
  return result;
}
