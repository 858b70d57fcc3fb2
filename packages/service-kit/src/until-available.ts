import { setTimeout as wait } from 'node:timers/promises';
import { toDomainError } from './domain-error.ts';

/** With what `work` itself takes, shorter than the lease of a job. */
const LIMIT_MS = 30_000;
const PAUSE_MS = 250;

/**
 * Runs `work` again and again while the database cannot be reached, for half a minute: for what the driver does not repeat, and
 * notes of what is done already and would be done again without them, as an e-mail that has left. `work` may run more than once.
 * @throws what `work` throws last
 */
export async function untilAvailable<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (toDomainError(error).code !== 'UNAVAILABLE' || Date.now() > until) throw error;
    }
    await wait(PAUSE_MS);
  }
}
