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
type Deeds = { _id: string; deeds: string[]; expiresAt: Date };
const COLLECTION = 'limited_deeds';
const limited = () => database().collection<Deeds>(COLLECTION);

/**
 * Counts one deed of this caller's address, on every server together. A deed with a name of its own counts once however
 * often it is sent: whoever lost the answer must be able to ask again.
 * @throws DomainError TOO_MANY_REQUESTS, with the seconds until the next is allowed.
 */
export async function assertWithinLimit(ctx: ServiceContext, name: LimitName, deed: string = randomUUID()) {
  const { points, seconds } = limits[name];
  const known = await note({ id: `${name}:${ctx.address}`, deed, points, seconds });
  if (known.deeds.includes(deed)) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((known.expiresAt.getTime() - Date.now()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

type Noted = { id: string; deed: string; points: number; seconds: number };

/**
 * Writes a deed down unless it is known or too much, and gives what is known then: an address that is new in one write,
 * any other in one more, by `_id`. (On the embedded database findOneAndUpdate, and the filters of
 * rate-limiter-flexible, read every address there is.)
 */
async function note(noted: Noted): Promise<Deeds> {
  const { id, deed, points, seconds } = noted;
  const now = new Date();
  const end = new Date(now.getTime() + seconds * 1000);
  const first = { _id: id, deeds: [deed], expiresAt: end };
  if (await isInserted(first)) return first;
  const isOver = { $lte: ['$expiresAt', now] };
  const isKept = { $or: [{ $in: [{ $literal: deed }, '$deeds'] }, { $gte: [{ $size: '$deeds' }, points] }] };
  await limited().updateOne({ _id: id }, [
    {
      $set: {
        deeds: {
          $cond: [
            isOver,
            [{ $literal: deed }],
            { $cond: [isKept, '$deeds', { $concatArrays: ['$deeds', [{ $literal: deed }]] }] },
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
async function isInserted(first: Deeds): Promise<boolean> {
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
