import { setTimeout as wait } from 'node:timers/promises';
import type { TransactionOptions } from 'mongodb';
import mongoose, { type ClientSession } from 'mongoose';
import { DomainError } from './domain-error.ts';
import { runInTransactionScope } from './transaction-scope.ts';

const TIME_LIMIT_MS = 15_000;
/** About as long as a transaction takes, so that the other one has ended. */
const FIRST_PAUSE_MS = 12;
const LONGEST_PAUSE_MS = 400;
/** How long the end of a transaction that failed is waited for. */
const END_MS = 1000;
const HOW: TransactionOptions = {
  readConcern: { level: 'snapshot' },
  writeConcern: { w: 'majority' },
  readPreference: 'primary',
  maxCommitTimeMS: 10_000,
};

/**
 * Runs `work` in one transaction. It is retried as a whole, with growing random pauses, on transient conflicts and while a
 * set of servers chooses another primary, so `work` must do nothing but database work through `session`: in tests a call to
 * another service throws inside of it.
 * @throws DomainError UNAVAILABLE when that lasts beyond the time limit; otherwise what `work` throws.
 */
export async function runTransaction<T>(
  work: (session: ClientSession) => Promise<T>,
  { limitMs = TIME_LIMIT_MS } = {},
): Promise<T> {
  const until = Date.now() + limitMs;
  for (let attempt = 0; ; attempt++) {
    const session = await mongoose.startSession();
    let isDecided = false;
    try {
      session.startTransaction(HOW);
      const result = await runInTransactionScope(() => work(session));
      isDecided = true;
      await commit(session, until);
      await session.endSession();
      return result;
    } catch (error) {
      await end(session);
      // What became of a commit without an answer is not known: it may have been carried out.
      const isTransient = hasLabel(error, 'TransientTransactionError') || (!isDecided && isUnreached(error));
      if (!isTransient) throw error;
      if (Date.now() > until) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2, cause: error });
    }
    await pause(attempt);
  }
}

async function commit(session: ClientSession, until: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await session.commitTransaction();
      return;
    } catch (error) {
      const isUnknown = hasLabel(error, 'UnknownTransactionCommitResult') || isUnreached(error);
      if (attempt >= 3 || Date.now() > until || !isUnknown) throw error;
    }
  }
}

/**
 * Whether the database was not reached. The driver has no label for what waits for a connection while another one breaks: one
 * lost socket would refuse all of it. A server that is alone is not waited for.
 */
function isUnreached(error: unknown): boolean {
  const { MongoBulkWriteError, MongoNetworkError, MongoServerSelectionError } = mongoose.mongo;
  // Several writes at once wrap what befell them.
  if (error instanceof MongoBulkWriteError) return isUnreached(error.errorResponse);
  if (error instanceof MongoNetworkError) return true;
  return error instanceof MongoServerSelectionError && !mongoose.connection.getClient().options.directConnection;
}

/** Ends a session and what is open of its transaction. A database that does not answer ends it by its own limit. */
async function end(session: ClientSession): Promise<void> {
  const ending = async () => {
    if (session.inTransaction()) await session.abortTransaction();
    await session.endSession();
  };
  await Promise.race([ending().catch(() => undefined), wait(END_MS, undefined, { ref: false })]);
}

function hasLabel(error: unknown, label: string): boolean {
  return error instanceof mongoose.mongo.MongoError && error.hasErrorLabel(label);
}

function pause(attempt: number): Promise<void> {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return wait(((1 + Math.random()) / 2) * longest);
}
