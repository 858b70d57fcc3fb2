import type { Filter } from 'mongodb';
import { claimOneByOne } from './embedded/claim-one-by-one.ts';
import { helpsDatabase } from './embedded/list-executor.ts';
import { type Job, jobQueue, leaseOf } from './jobs.ts';
import { quiet } from './when-quiet.ts';

/** A lease lasts much longer. */
const ABANDONED_MS = 2000;

/**
 * Claims due jobs of some kinds for one worker, one after the other, until none is left; those first that another worker has
 * abandoned, which is looked for now and then.
 */
export class JobClaims {
  readonly #owner: string;
  readonly #kinds: string[];
  #abandonedAt = 0;

  constructor(owner: string, kinds: string[]) {
    this.#owner = owner;
    this.#kinds = kinds;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Job> {
    if (await helpsDatabase()) yield* claimOneByOne(() => this.#due(), this.#owner);
    else for (let job = await this.#claim(); job; job = await this.#claim()) yield job;
  }

  async #claim(): Promise<Job | null> {
    await quiet();
    for (const filter of this.#due()) {
      const claim = { $set: leaseOf(this.#owner), $inc: { attempts: 1 } };
      const job = await jobQueue().findOneAndUpdate(filter, claim, { sort: { runAt: 1 }, returnDocument: 'after' });
      if (job) return job;
    }
    return null;
  }

  #due(): Filter<Job>[] {
    const now = new Date();
    const kind = { $in: this.#kinds };
    // The embedded database looks for the first condition that has an index.
    const ready: Filter<Job> = { runAt: { $lte: now }, state: { $in: ['queued', 'waiting'] }, kind };
    const abandoned: Filter<Job> = { runAt: { $lte: now }, state: 'running', kind, leaseUntil: { $lt: now } };
    if (now.getTime() - this.#abandonedAt < ABANDONED_MS) return [ready];
    this.#abandonedAt = now.getTime();
    return [abandoned, ready];
  }
}
