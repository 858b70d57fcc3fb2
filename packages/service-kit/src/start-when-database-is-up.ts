import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './domain-error.ts';
import { DatabaseNotUsable } from './given-database/check-given-database.ts';
import { logger } from './logger.ts';

const RETRY_MS = 2000;

type Options = {
  /** Called each time that the database is waited for. */
  onWait?: () => void;
  signal?: AbortSignal;
};

/** Begins a start anew for as long as the database is away. Rejects with whatever else goes wrong, or when it is aborted. */
export async function startWhenDatabaseIsUp<T>(
  start: () => Promise<T>,
  { onWait = () => {}, signal }: Options = {},
): Promise<T> {
  for (;;) {
    try {
      return await start();
    } catch (err) {
      if (!(err instanceof DatabaseNotUsable ? err.isPassing : isDatabaseAway(err))) throw err;
      // Messages are left out of the log, as the driver quotes documents in its own; this one is ours.
      const why = err instanceof DatabaseNotUsable ? { reason: err.message } : { err };
      logger.warn({ ...why, retryMs: RETRY_MS }, 'the database is away, trying again');
      onWait();
      await pause(RETRY_MS, undefined, { signal });
    }
  }
}
