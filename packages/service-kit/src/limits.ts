import { randomUUID } from 'node:crypto';
import type { ServiceContext } from './context.ts';
import { database } from './database.ts';
import { DomainError, isDuplicateKey } from './domain-error.ts';
import { updateById } from './embedded/update-by-id.ts';
import { prepareCollection } from './prepare-collections.ts';

/** Limits per address: how many in how many seconds. */
const limits = {
  'appointment-request': { points: 10, seconds: 600 },
  'appointment-room': { points: 30, seconds: 600 },
  'contact-message': { points: 5, seconds: 600 },
  consent: { points: 30, seconds: 600 },
  'email-template-test': { points: 20, seconds: 3600 },
  login: { points: 20, seconds: 60 },
  'passkey-challenge': { points: 40, seconds: 60 },
  'password-link': { points: 10, seconds: 600 },
  'reminder-answer': { points: 20, seconds: 600 },
  // Mail providers send what their users choose from few addresses.
  unsubscribe: { points: 300, seconds: 600 },
  'url-check': { points: 10, seconds: 600 },
  'blog-search': { points: 60, seconds: 60 },
} as const;

export type LimitName = keyof typeof limits;

/** The hits of one address under one limit until it expires; never more than allowed. */
export type LimitHits = { _id: string; hits: string[]; expiresAt: Date };
export const LIMIT_HITS = 'rate_limit_hits';
const limited = () => database().collection<LimitHits>(LIMIT_HITS);

/**
 * Counts one hit of the caller's address, across all servers. A hit with an id counts once however often it is sent: a
 * caller that lost the response must be able to retry.
 * @returns how many hits of the address count now
 * @throws DomainError TOO_MANY_REQUESTS, with the seconds until the next is allowed.
 */
export async function assertWithinLimit(
  ctx: ServiceContext,
  name: LimitName,
  hit: string = randomUUID(),
): Promise<number> {
  const { points, seconds } = limits[name];
  const known = await note({ id: `${name}:${ctx.address}`, hit, points, seconds });
  if (known.hits.includes(hit)) return known.hits.length;
  const retryAfterSeconds = Math.max(1, Math.ceil((known.expiresAt.getTime() - Date.now()) / 1000));
  throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

type Noted = { id: string; hit: string; points: number; seconds: number };

/** Adds a hit unless it is there or exceeds the limit, and returns the hits then: one write for a new address. */
async function note(noted: Noted): Promise<LimitHits> {
  const { id, hit, points, seconds } = noted;
  const now = new Date();
  const end = new Date(now.getTime() + seconds * 1000);
  const first = { _id: id, hits: [hit], expiresAt: end };
  if (await isInserted(first)) return first;
  const isOver = { $lte: ['$expiresAt', now] };
  const isKept = { $or: [{ $in: [{ $literal: hit }, '$hits'] }, { $gte: [{ $size: '$hits' }, points] }] };
  const known = await updateById(limited(), id, [
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
  // It may have expired and been removed in between.
  return known ?? note(noted);
}

/** A separate step: an upsert that races another does not always report what it wrote. */
async function isInserted(first: LimitHits): Promise<boolean> {
  try {
    await limited().insertOne(first);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

export async function prepareLimits(): Promise<void> {
  await prepareCollection(LIMIT_HITS, [{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]);
}
