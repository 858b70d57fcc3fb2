import type { TransactionOptions } from 'mongodb';
import mongoose, { type ClientSession } from 'mongoose';
import { DomainError } from './domain-error.ts';
import { runInTransactionScope } from './transaction-scope.ts';

const TIME_LIMIT_MS = 15_000;
/** About as long as a transaction takes, so that the other one has ended. */
const FIRST_PAUSE_MS = 12;
const LONGEST_PAUSE_MS = 400;
const HOW: TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
};

/**
 * Runs `work` in one transaction. It is retried as a whole, with growing random pauses, on transient conflicts, so
 * `work` must do nothing but database work through `session`: in tests a call to another service throws inside of it.
 * @throws DomainError UNAVAILABLE when conflicts persist beyond the time limit; otherwise what `work` throws.
 */
export async function runTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  { limitMs = TIME_LIMIT_MS } = {},
): Promise<T> {
  const startedAt = Date.now();
  for (let attempt = 0; ; attempt++) {
    const session = await mongoose.startSession();
    try {
      session.startTransaction(HOW);
      const result = await runInTransactionScope(() => work(session));
      await commit(session);
      return result;
    } catch (error) {
      if (session.inTransaction()) await session.abortTransaction().catch(() => undefined);
      if (!hasLabel(error, 'TransientTransactionError')) throw error;
      if (Date.now() - startedAt > limitMs) {
        throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2, cause: error });
      }
    } finally {
      await session.endSession();
    }
    await pause(attempt);
  }
}

async function commit(session: ClientSession): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      if (attempt >= 3 || !hasLabel(error, 'UnknownTransactionCommitResult')) throw error;
    }
  }
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(label);
}

function pause(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return new Promise((resolve) => setTimeout(resolve, ((1 + Math.random()) / 2) * longest));
}
