import { randomUUID } from 'node:crypto';
import { type ActiveRedirect, type EventPayload, type Led, pathKey, RedirectMatcher } from '@practice/contracts';
import { callService, logger } from '@practice/service-kit';

/** Hits wait that long before they are stored together. */
const FLUSH_MS = 5000;
/** So many batches wait for the service to come back: an hour of them. */
const MAX_UNANSWERED = 720;
/** So often is the list asked for again while the service of redirects does not answer. */
const RETRY_MS = 1000;

/** So long is a move known that the list does not come to have. */
const MOVE_MS = 60_000;

type Redirects = RedirectMatcher<ActiveRedirect>;
/** Where an address leads since a move; null for one at which something is now. */
type Move = { led: Led<ActiveRedirect> | null; at: number };
type Batch = { batchId: string; hits: Record<string, number> };

/**
 * The active redirects, in memory: what a request costs does not depend on how many there are. The list is read at the first
 * use and again after `forget`; while it cannot be read the last one stands.
 */
export class RedirectList {
  #list: Promise<Redirects> | undefined;
  #last: Redirects = new RedirectMatcher<ActiveRedirect>([]);
  #failedAt = Number.NEGATIVE_INFINITY;
  /** What has moved and is not in the list yet. */
  readonly #moved = new Map<string, Move>();
  #hits = new Map<string, number>();
  /** Batches whose storing was not answered: they may be stored, and are sent again as they are. */
  #unanswered: Batch[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Where a path leads in the end, in whatever spelling. */
  async find(path: string): Promise<Led<ActiveRedirect> | undefined> {
    this.#list ??= this.#read();
    const list = await this.#list;
    const moved = this.#moved.get(pathKey(path));
    return moved && Date.now() - moved.at < MOVE_MS ? (moved.led ?? undefined) : list.find(path);
  }

  /**
   * Leads the old address of a record to its new one, or to nothing, until the list has what follows from the move: the page
   * has its new address from the change on.
   */
  expect({ from, to }: EventPayload<'address.moved'>): void {
    const at = Date.now();
    for (const [key, { led }] of this.#moved) if (led && pathKey(led.toUrl) === pathKey(from)) this.#moved.delete(key);
    this.#moved.delete(pathKey(from));
    if (to === null) return;
    const redirect = { id: '', matchType: 'exact', fromUrl: from, toUrl: to, redirectType: 301 } as const;
    this.#moved.set(pathKey(from), { led: { redirect, toUrl: to }, at }).set(pathKey(to), { led: null, at });
  }

  /** Reads the list again at its next use. A move stays until the list has it: the change may be one from before it. */
  forget(): void {
    this.#list = undefined;
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  /** Counts a visitor who was led on. */
  count({ id }: ActiveRedirect): void {
    if (id === '') return;
    this.#hits.set(id, (this.#hits.get(id) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Stores the hits counted so far; those that cannot be stored are sent again with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batches = [...this.#unanswered];
    if (this.#hits.size > 0) batches.push({ batchId: randomUUID(), hits: Object.fromEntries(this.#hits) });
    this.#hits = new Map();
    this.#unanswered = [];
    for (const batch of batches) {
      try {
        await callService('seo', 'countRedirectHits', batch);
      } catch (err) {
        logger.warn({ err }, 'hits of redirects cannot be stored');
        this.#unanswered = [...this.#unanswered, batch].slice(-MAX_UNANSWERED);
        this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
      }
    }
  }

  async #read(): Promise<Redirects> {
    if (Date.now() - this.#failedAt < RETRY_MS) {
      this.#list = undefined;
      return this.#last;
    }
    try {
      const redirects = await callService('seo', 'listActiveRedirects', {});
      this.#last = new RedirectMatcher(redirects);
      this.#dropListed();
    } catch (err) {
      logger.warn({ err }, 'redirects cannot be read');
      this.#failedAt = Date.now();
      this.#list = undefined;
    }
    return this.#last;
  }

  /** Drops the moves that the list has by now, and those that it has not come to have. */
  #dropListed(): void {
    for (const [key, { led, at }] of this.#moved) {
      const isListed = led && this.#last.find(key)?.toUrl === led.toUrl;
      if (isListed) this.#moved.delete(pathKey(led.toUrl));
      if (isListed || Date.now() - at >= MOVE_MS) this.#moved.delete(key);
    }
  }
}
