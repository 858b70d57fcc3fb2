import { LRUCache } from 'lru-cache';
import { CachedPage } from './cached-page.ts';
import { areFollowed, FieldChanges } from './field-changes.ts';
import type { FinishedPage, PageAddress } from './page-renderer.ts';

/** Pages with a query have this part of the memory to themselves: many of them push out none of the others. */
const PART_WITH_QUERY = 1 / 4;
const MAX_KEY_LENGTH = 300;
const MAX_PATHS = 2000;
/** What a page says grows old. */
const LONGEST_MS = 24 * 3_600_000;
/** A try may take as long as the limit of rendering: not everybody waits for one. */
const TRY_AGAIN_MS = 15_000;

type Options = { maxBytes: number; now?: () => number };
type Made = { page: FinishedPage; cached: CachedPage | undefined };

/**
 * Finished pages by their address, for everybody. A page goes when an event changes what it was rendered with, when the
 * builds change, and after a minute; the least used ones go when `maxBytes` are full. Only whole pages with status 200
 * are cached, so addresses that do not exist take no room. While a page cannot be made whole, because something that it needs
 * is away, it stays as it was, for a day at most, and is tried again every few seconds.
 */
export class PageCache {
  readonly #withoutQuery: LRUCache<string, CachedPage>;
  readonly #withQuery: LRUCache<string, CachedPage>;
  /** Names of the query parameters that the page at a path reads, once it was rendered. */
  readonly #names = new LRUCache<string, readonly string[]>({ max: MAX_PATHS });
  readonly #underWay = new Map<string, Promise<Made>>();
  /** When a page was made, or found to be the same. */
  readonly #madeAt = new WeakMap<CachedPage, number>();
  readonly #changes: FieldChanges;
  readonly #maxBytes: number;
  readonly #now: () => number;

  /** How many requests found their page, and how many had it made. */
  readonly requests = { hit: 0, miss: 0 };

  /** `maxBytes` 0 caches nothing. */
  constructor({ maxBytes, now = () => performance.now() }: Options) {
    this.#maxBytes = maxBytes;
    this.#now = now;
    this.#changes = new FieldChanges(now);
    const store = (part: number) =>
      new LRUCache<string, CachedPage>({
        maxSize: Math.max(1, Math.floor(maxBytes * part)),
        sizeCalculation: ({ size }) => size,
        ttl: 1,
        ttlResolution: 0,
        // A page whose minute is over stays until it is rendered again: what has not changed is not compressed again. An
        // event drops it all the same.
        allowStale: true,
        noDeleteOnStaleGet: true,
        perf: { now },
      });
    this.#withoutQuery = store(1 - PART_WITH_QUERY);
    this.#withQuery = store(PART_WITH_QUERY);
  }

  /** Bytes of the pages in it. */
  get size(): number {
    return this.#withoutQuery.calculatedSize + this.#withQuery.calculatedSize;
  }

  find(address: PageAddress): CachedPage | undefined {
    const search = this.#searchOf(address);
    const page =
      search === undefined ? undefined : this.#storeOf(search).get(address.path + search, { allowStale: false });
    if (page) this.requests.hit += 1;
    return page;
  }

  /**
   * The page at an address: rendered by `render`, once for all who ask for it in that time. `render` gets the address
   * without the parameters that the page does not read.
   */
  async make(address: PageAddress, render: (address: PageAddress) => Promise<FinishedPage>): Promise<Made> {
    this.requests.miss += 1;
    const search = this.#searchOf(address);
    const shared = { path: address.path, search: search ?? address.search };
    const key = shared.path + shared.search;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    const making = this.#make(shared, render);
    this.#underWay.set(key, making);
    try {
      return await making;
    } finally {
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
    }
  }

  /** Drops the pages that were rendered with one of these root fields, also those that are still being rendered. */
  drop(fields: readonly string[]): void {
    this.#changes.note(fields);
    this.#underWay.clear();
    for (const store of [this.#withoutQuery, this.#withQuery]) {
      for (const [key, page] of store.entries()) if (fields.some((field) => page.fields.has(field))) store.delete(key);
    }
  }

  clear(): void {
    this.#changes.noteAll();
    this.#underWay.clear();
    for (const store of [this.#withoutQuery, this.#withQuery, this.#names]) store.clear();
  }

  async #make(address: PageAddress, render: (address: PageAddress) => Promise<FinishedPage>): Promise<Made> {
    const { count } = this.#changes;
    const page = await render(address);
    if (!page.isWhole) return { page, cached: this.#asItWas(address) };
    if (!isCacheable(page, address) || this.#maxBytes === 0) return { page, cached: undefined };
    const cached = this.#unchanged(address, new CachedPage(page));
    if (page.query) this.#names.set(address.path, page.query);
    const ttl = this.#changes.msToKeep(page.fields, count, page.dataFrom ?? this.#now());
    const search = this.#searchOf(address);
    if (ttl > 0 && search === address.search) this.#storeOf(search).set(address.path + search, cached, { ttl });
    this.#madeAt.set(cached, this.#now());
    return { page, cached };
  }

  /** The page as it is there from before, with its compressed copies, when it is still the same. */
  #unchanged(address: PageAddress, made: CachedPage): CachedPage {
    const known = this.#before(address);
    return known?.etag === made.etag && hasSame(known.fields, made.fields) ? known : made;
  }

  /** The page as it was made last, unless something that it shows has changed since. */
  #before(address: PageAddress): CachedPage | undefined {
    const search = this.#searchOf(address);
    return search === undefined ? undefined : this.#storeOf(search).peek(address.path + search);
  }

  /** The page as it was made last, unless that is long ago; for everybody, until it is tried again. */
  #asItWas(address: PageAddress): CachedPage | undefined {
    const search = this.#searchOf(address);
    const known = this.#before(address);
    if (search === undefined || !known) return undefined;
    if (this.#now() - (this.#madeAt.get(known) ?? 0) > LONGEST_MS) return undefined;
    this.#storeOf(search).set(address.path + search, known, { ttl: TRY_AGAIN_MS });
    return known;
  }

  /** The query without the parameters that the page does not read; undefined when a page with it is not cached. */
  #searchOf({ path, search }: PageAddress): string | undefined {
    if (search === '') return search;
    const names = this.#names.get(path);
    if (!names || search.length > MAX_KEY_LENGTH * 10) return undefined;
    const given = new URLSearchParams(search);
    const read = new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value) => [name, value])));
    const text = read.size > 0 ? `?${read}` : '';
    return path.length + text.length > MAX_KEY_LENGTH ? undefined : text;
  }

  #storeOf(search: string): LRUCache<string, CachedPage> {
    return search === '' ? this.#withoutQuery : this.#withQuery;
  }
}

function hasSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((field) => other.has(field));
}

/** Not the other spellings of an address, of which there is no end; a slash at the end is a choice of the settings. */
function isCacheable({ status, location, isWhole, fields }: FinishedPage, { path }: PageAddress): boolean {
  const isOrdinary = !path.includes('//') && isPlain(path);
  return status === 200 && !location && isWhole && isOrdinary && areFollowed(fields);
}

function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
