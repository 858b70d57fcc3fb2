import { randomUUID } from 'node:crypto';
import type { ServiceContext } from './context.ts';
import { createCollection, database } from './database.ts';
import { DomainError, isDuplicateKey } from './domain-error.ts';

/** Limits per address (decisions, "Running it"): how many in how many seconds. */
const limits = {
  'appointment-request': { points: 10, seconds: 600 },
  'contact-message': { points: 5, seconds: 600 },
  login: { points: 20, seconds: 60 },
  'blog-search': { points: 60, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

/** What one address did under one limit, up to the instant at which it may begin anew; never more than allowed. */
type Hits = { _id: string; hits: string[]; expiresAt: Date };
const COLLECTION = 'rate_limit_hits';
const limited = () => database().collection<Hits>(COLLECTION);

/**
 * Counts one hit of this caller's address, on every server together. A hit with a name of its own counts once however
 * often it is sent: whoever lost the answer must be able to ask again.
 * @throws DomainError TOO_MANY_REQUESTS, with the seconds until the next is allowed.
 */
export async function assertWithinLimit(ctx: ServiceContext, name: LimitName, hit: string = randomUUID()) {
  const { points, seconds } = limits[name];
  const known = await note({ id: `${name}:${ctx.address}`, hit, points, seconds });
  if (known.hits.includes(hit)) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((known.expiresAt.getTime() - Date.now()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

type Noted = { id: string; hit: string; points: number; seconds: number };

/**
 * Writes a hit down unless it is known or too much, and gives what is known then: an address that is new in one write,
 * any other in one more, by `_id`. (On the embedded database findOneAndUpdate, and the filters of
 * rate-limiter-flexible, read every address there is.)
 */
async function note(noted: Noted): Promise<Hits> {
  const { id, hit, points, seconds } = noted;
  const now = new Date();
  const end = new Date(now.getTime() + seconds * 1000);
  const first = { _id: id, hits: [hit], expiresAt: end };
  if (await isInserted(first)) return first;
  const isOver = { $lte: ['$expiresAt', now] };
  const isKept = { $or: [{ $in: [{ $literal: hit }, '$hits'] }, { $gte: [{ $size: '$hits' }, points] }] };
  await limited().updateOne({ _id: id }, [
    {
      $set: {
        hits: {
          $cond: [
            isOver,
            [{ $literal: hit }],
            { $cond: [isKept, '$hits', { $concatArrays: ['$hits', [{ $literal: hit }]] }] },
          ],
        },
        expiresAt: { $cond: [isOver, end, '$expiresAt'] },
      },
    },
  ]);
  // It may have ended, and been removed, in between.
  return (await limited().findOne({ _id: id })) ?? note(noted);
}

/** In a step of its own: an upsert that meets another at the same moment does not always answer with what it wrote. */
async function isInserted(first: Hits): Promise<boolean> {
  try {
    await limited().insertOne(first);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export async function prepareLimits(): Promise<void> {
  await createCollection(COLLECTION);
  await limited().createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
}
