import { type ActiveRedirect, pathKey } from '@practice/contracts';
import { callService, logger } from '@practice/service-kit';

/** Hits wait that long before they are stored together. */
const FLUSH_MS = 5000;
/** So often is the list asked for again while the service of redirects does not answer. */
const RETRY_MS = 1000;

type Redirects = ReadonlyMap<string, ActiveRedirect>;

/**
 * The active redirects, in memory: a request costs one look into a map, however many there are. The list is read at the
 * first use and again after `forget`; while it cannot be read the last one stands.
 */
export class RedirectList {
  #list: Promise<Redirects> | undefined;
  #last: Redirects = new Map();
  #failedAt = Number.NEGATIVE_INFINITY;
  #hits = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  /** The redirect from a path, in whatever spelling. */
  async find(path: string): Promise<ActiveRedirect | undefined> {
    this.#list ??= this.#read();
    return (await this.#list).get(pathKey(path));
  }

  /** Reads the list again at its next use. */
  forget(): void {
    this.#list = undefined;
    this.#failedAt = Number.NEGATIVE_INFINITY;
  }

  /** Counts a visitor who was led on. */
  count({ id }: ActiveRedirect): void {
    this.#hits.set(id, (this.#hits.get(id) ?? 0) + 1);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Stores the hits counted so far; those that cannot be stored are counted with the next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const hits = this.#hits;
    this.#hits = new Map();
    if (hits.size === 0) return;
    try {
      await callService('seo', 'countRedirectHits', { hits: Object.fromEntries(hits) });
    } catch (err) {
      logger.warn({ err }, 'hits of redirects cannot be stored');
      for (const [id, count] of hits) this.#hits.set(id, (this.#hits.get(id) ?? 0) + count);
    }
  }

  async #read(): Promise<Redirects> {
    if (Date.now() - this.#failedAt < RETRY_MS) {
      this.#list = undefined;
      return this.#last;
    }
    try {
      const redirects = await callService('seo', 'listActiveRedirects', {});
      this.#last = new Map(redirects.map((redirect) => [redirect.key, redirect]));
    } catch (err) {
      logger.warn({ err }, 'redirects cannot be read');
      this.#failedAt = Date.now();
      this.#list = undefined;
    }
    return this.#last;
  }
}
