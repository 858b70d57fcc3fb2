import type { ClientSession } from 'mongoose';
import { announce, writeEmitted } from './events.ts';
import { logger } from './logger.ts';
import { numberEvents } from './number-events.ts';
import { runTransaction } from './run-transaction.ts';
import { noteCommitted } from './stale.ts';
import { inTurn } from './turns.ts';

export type { ClientSession };

/**
 * Runs `work` in one transaction, with the events it told of (`emit`), and repeats it while the database reports a
 * passing conflict: `work` must do nothing but database work through `session`. When this resolves, caches of this
 * process are cleared, and readers of events find them, unless the database is in trouble; then a moment later.
 * Transactions of one `turn` (the name of what they all write) go one after the other in this process; see `inTurn`.
 * @throws DomainError UNAVAILABLE when conflicts do not end within the time limit; else what `work` throws.
 */
export async function withTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  { turn }: { turn?: string } = {},
): Promise<T> {
  let events: Awaited<ReturnType<typeof writeEmitted>> = [];
  const run = () =>
    runTransaction(async (session) => {
      const done = await work(session);
      events = await writeEmitted(session);
      return done;
    });
  const result = await (turn === undefined ? run() : inTurn(turn, run));
  if (events.length === 0) return result;
  noteCommitted(events);
  // What is committed stays: the next reading of any process numbers what could not be numbered now.
  await numberEvents().catch((err) => logger.warn({ err }, 'events wait for their numbers'));
  announce();
  return result;
}
