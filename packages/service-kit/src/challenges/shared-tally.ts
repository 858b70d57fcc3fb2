import { database } from '../database.ts';
import { isDuplicateKey } from '../domain-error.ts';
import { LIMIT_HITS, type LimitHits } from '../limits.ts';
import { logger } from '../logger.ts';

const SHARE_MS = 500;
/** What came once, as most networks do, is no pressure, whatever other servers have. */
const SHARED_FROM = 2;
/** More than a practice has in ten minutes; an attack from more networks is one on the whole site. */
const MAX_COUNTS = 10_000;
const collection = () => database().collection<LimitHits>(LIMIT_HITS);

type Count = {
  /** What this process has counted; once it is as much as matters, no more is. */
  own: Set<string>;
  /** Of these, what is not in the database yet. */
  unshared: Set<string>;
  /** What was in the database when it was read last. */
  shared: number;
  isAsked: boolean;
  expiresAt: Date;
};

/**
 * Counts of distinct hits that all servers share: each process counts in memory, and twice a second, when it was asked for
 * something, adds its own to the database and reads what the others have. So counting costs a request nothing, and what one
 * process has seen counts there at once.
 */
export class SharedTally {
  readonly #counts = new Map<string, Count>();
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  /** Adds a hit, once however often it is sent, unless there are `most` by now. */
  add(id: string, hit: string, { most, expiresAt }: { most: number; expiresAt: Date }): void {
    const count = this.#at(id, expiresAt);
    if (count.own.has(hit) || count.shared + count.unshared.size >= most) return;
    count.own.add(hit);
    count.unshared.add(hit);
  }

  /** How many there are, as far as this process knows by now. */
  count(id: string, expiresAt: Date): number {
    const { shared, unshared } = this.#at(id, expiresAt);
    return shared + unshared.size;
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }

  #at(id: string, expiresAt: Date): Count {
    const count = this.#counts.get(id) ?? this.#create(id, expiresAt);
    count.isAsked = true;
    if (!this.#hasEnded) this.#timer ??= setTimeout(() => void this.#shareAll(), SHARE_MS).unref();
    return count;
  }

  #create(id: string, expiresAt: Date): Count {
    const [oldest] = this.#counts.keys();
    if (oldest !== undefined && this.#counts.size >= MAX_COUNTS) this.#counts.delete(oldest);
    const count = { own: new Set<string>(), unshared: new Set<string>(), shared: 0, isAsked: true, expiresAt };
    this.#counts.set(id, count);
    return count;
  }

  async #shareAll(): Promise<void> {
    const now = Date.now();
    for (const [id, { expiresAt }] of this.#counts) if (expiresAt.getTime() < now) this.#counts.delete(id);
    const asked = [...this.#counts].filter(([, { isAsked, own }]) => isAsked && own.size >= SHARED_FROM);
    for (const [, count] of asked) count.isAsked = false;
    try {
      await this.#share(asked);
    } catch (err) {
      // Two that make the same count at once both insert.
      logger[isDuplicateKey(err) ? 'debug' : 'warn']({ err }, 'counts of submissions are shared with the next');
      for (const [, count] of asked) count.isAsked = true;
    }
    this.#timer = undefined;
  }

  async #share(asked: [string, Count][]): Promise<void> {
    const sent = asked.map(([id, count]) => ({ id, count, hits: [...count.unshared] }));
    const additions = sent.flatMap(({ id, hits, count }) => (hits.length > 0 ? additionOf(id, hits, count) : []));
    if (additions.length > 0) await collection().bulkWrite(additions, { ordered: false });
    const found = await collection()
      .aggregate<{ _id: string; count: number }>([
        { $match: { _id: { $in: sent.map(({ id }) => id) } } },
        // The same hit may have come to two servers.
        { $project: { count: { $size: { $setUnion: ['$hits', []] } } } },
      ])
      .toArray();
    if (this.#hasEnded) return;
    const stored = new Map(found.map(({ _id, count }) => [_id, count]));
    for (const { id, count, hits } of sent) {
      count.shared = stored.get(id) ?? 0;
      for (const hit of hits) count.unshared.delete(hit);
      // Hits that were added during the write are shared with the next.
      if (count.unshared.size > 0) count.isAsked = true;
    }
  }
}

function additionOf(_id: string, hits: string[], { expiresAt }: Count) {
  const update = { $push: { hits: { $each: hits } }, $setOnInsert: { expiresAt } };
  return { updateOne: { filter: { _id }, update, upsert: true } };
}
