import type { ClientSession } from 'mongoose';
import { announce, writeEmitted } from './events.ts';
import { logger } from './logger.ts';
import { numberEvents } from './number-events.ts';
import { runTransaction } from './run-transaction.ts';
import { inTurn } from './turns.ts';

export type { ClientSession };

/**
 * Runs `work` in one transaction, with the events it told of (`emit`), and repeats it while the database reports a
 * passing conflict: `work` must do nothing but database work through `session`. When this resolves, readers of events
 * find them, unless the database is in trouble; then they do a moment later. Transactions of one `turn` (the name of
 * what they all write) go one after the other in this process; see `inTurn`.
 * @throws DomainError UNAVAILABLE when conflicts do not end within the time limit; else what `work` throws.
 */
export async function withTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  { turn }: { turn?: string } = {},
): Promise<T> {
  let hasEvents = false;
  const run = () =>
    runTransaction(async (session) => {
      const done = await work(session);
      hasEvents = await writeEmitted(session);
      return done;
    });
  const result = await (turn === undefined ? run() : inTurn(turn, run));
  if (!hasEvents) return result;
  // What is committed stays: the next reading of any process numbers what could not be numbered now.
  await numberEvents().catch((err) => logger.warn({ err }, 'events wait for their numbers'));
  announce();
  return result;
}
