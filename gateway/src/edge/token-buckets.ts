const MINUTE_MS = 60_000;
/** Sums of fractions of a millisecond are not exact. */
const TOLERANCE_MS = 0.01;

export type BucketSize = {
  /** How many tokens a full bucket has: so many requests may come at once. */
  burst: number;
  /** How many come back in a minute, evenly. */
  perMinute: number;
};

/**
 * A bucket of tokens for each key, one token a request. Kept of a key is one number, the time at which its bucket is full
 * again, for there may be a hundred thousand of them; so there is no timer for each either.
 */
export class TokenBuckets {
  readonly size: BucketSize;
  readonly #msPerToken: number;
  readonly #now: () => number;
  readonly #fullAt = new Map<string, number>();
  #sweptAt: number;

  constructor(size: BucketSize, now: () => number = () => performance.now()) {
    this.size = size;
    this.#msPerToken = MINUTE_MS / size.perMinute;
    this.#now = now;
    this.#sweptAt = now();
  }

  /** How many buckets are not known to be full. */
  get count(): number {
    return this.#fullAt.size;
  }

  /** Takes a token out of the key's bucket. @returns 0, or for an empty bucket the milliseconds until one is in it again */
  take(key: string): number {
    const now = this.#now();
    if (now - this.#sweptAt >= MINUTE_MS) this.#forgetFull(now);
    const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + this.#msPerToken;
    const msMissing = fullAt - now - this.size.burst * this.#msPerToken;
    if (msMissing > TOLERANCE_MS) return msMissing;
    this.#fullAt.set(key, fullAt);
    return 0;
  }

  /** Gives a token back to a bucket that is not full. */
  giveBack(key: string): void {
    const fullAt = this.#fullAt.get(key);
    if (fullAt !== undefined) this.#fullAt.set(key, fullAt - this.#msPerToken);
  }

  #forgetFull(now: number): void {
    this.#sweptAt = now;
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
  }
}
