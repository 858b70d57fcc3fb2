import type { ClientSession } from 'mongoose';
import { announce, writeEmitted } from './events.ts';
import { logger } from './logger.ts';
import { numberEvents } from './number-events.ts';
import { runTransaction } from './run-transaction.ts';

export type { ClientSession };

/**
 * Runs `work` in one transaction, with the events it told of (`emit`), and repeats it while the database reports a
 * passing conflict: `work` must do nothing but database work through `session`. When this resolves, readers of events
 * find them, unless the database is in trouble; then they do a moment later.
 * @throws DomainError UNAVAILABLE when conflicts do not end within the time limit; else what `work` throws.
 */
export async function withTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  let hasEvents = false;
  const result = await runTransaction(async (session) => {
    const done = await work(session);
    hasEvents = await writeEmitted(session);
    return done;
  });
  if (!hasEvents) return result;
  // What is committed stays: the next reading of any process numbers what could not be numbered now.
  await numberEvents().catch((err) => logger.warn({ err }, 'events wait for their numbers'));
  announce();
  return result;
}
