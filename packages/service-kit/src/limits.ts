import mongoose from 'mongoose';
import { RateLimiterMemory, RateLimiterMongo, type RateLimiterRes } from 'rate-limiter-flexible';
import type { ServiceContext } from './context.ts';
import { createCollection, database } from './database.ts';
import { DomainError } from './domain-error.ts';

/** Limits per address (decisions, "Running it"): how many in how many seconds. */
const limits = {
  'appointment-request': { points: 10, duration: 600 },
  'contact-message': { points: 5, duration: 600 },
  login: { points: 20, duration: 60 },
  'blog-search': { points: 60, duration: 60 },
} as const;

export type LimitName = keyof typeof limits;
const COLLECTION = 'rate_limits';
const limiters = new Map<LimitName, RateLimiterMongo>();

function limiterFor(name: LimitName): RateLimiterMongo {
  let limiter = limiters.get(name);
  if (!limiter) {
    limiter = new RateLimiterMongo({
      storeClient: mongoose.connection,
      dbName: database().databaseName,
      tableName: COLLECTION,
      keyPrefix: name,
      ...limits[name],
      disableIndexesCreation: true,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, ...limits[name] }),
    });
    limiters.set(name, limiter);
  }
  return limiter;
}

/**
 * Counts one deed of this caller's address, on every server together.
 * @throws DomainError TOO_MANY_REQUESTS, with the seconds until the next is allowed.
 */
export async function assertWithinLimit(ctx: ServiceContext, name: LimitName): Promise<void> {
  try {
    await limiterFor(name).consume(ctx.address);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const retryAfterSeconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }
}

/** Prepares the counting in the database that this process is connected to now. */
export async function prepareLimits(): Promise<void> {
  limiters.clear();
  await createCollection(COLLECTION);
  await database().collection(COLLECTION).createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  await database().collection(COLLECTION).createIndex({ key: 1 }, { unique: true });
}
