import { toDomainError } from './domain-error.ts';
import type { EventFeed } from './event-feed.ts';
import type { StaleType } from './stale.ts';

const FRESH_MS = 60_000;
type Kept = { types: readonly StaleType[]; forget: () => void; renew: () => void };
const all: Kept[] = [];

/**
 * A function that reads something once and keeps it in this process until one of these events says that it is out of date, a
 * minute at most. While its source is away it stays what it was: who else could have changed it? For what seldom changes and
 * is read often; not to be called inside a transaction. `isWarm`: it is read anew as soon as it is out of date, so that the next
 * caller need not wait.
 */
export function keep<T>(
  types: readonly StaleType[],
  read: () => Promise<T>,
  { isWarm = false } = {},
): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  /** What was read last, and has not been changed since. */
  let known: { value: T } | undefined;
  let changes = 0;
  const forget = () => {
    kept = undefined;
    known = undefined;
    changes += 1;
  };
  const renew = () => {
    const isRead = kept !== undefined;
    forget();
    // The next caller hears of a failure.
    if (isWarm && isRead) get().catch(() => undefined);
  };
  all.push({ types, forget, renew });
  const readNow = async () => {
    const before = changes;
    try {
      const value = await read();
      if (changes === before) known = { value };
      return value;
    } catch (error) {
      if (known && toDomainError(error).code === 'UNAVAILABLE') return known.value;
      throw error;
    }
  };
  const get = () => {
    if (kept && Date.now() - kept.at < FRESH_MS) return kept.value;
    const fresh = { at: Date.now(), value: readNow() };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
  return get;
}

/** Forgets what is out of date as soon as this process hears of it. */
export function followKept(feed: EventFeed): void {
  for (const { types, renew } of all) for (const type of types) feed.onStale(type, renew);
}

/** Forgets what is kept of this kind; all of it when none is given. */
export function forgetKept(type?: StaleType): void {
  for (const { types, forget } of all) if (type === undefined || types.includes(type)) forget();
}
