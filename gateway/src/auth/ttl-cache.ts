import { LRUCache } from 'lru-cache';

/** A cache whose values last for a few seconds. Failures and null are not cached. */
export class TtlCache<T> {
  readonly #entries = new LRUCache<string, Promise<T | null>>({ max: 1000, ttl: 5000 });

  get(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const cached = this.#entries.get(key);
    if (cached) return cached;
    const fresh = read();
    this.#entries.set(key, fresh);
    const drop = () => {
      if (this.#entries.peek(key) === fresh) this.#entries.delete(key);
    };
    fresh.then((value) => value === null && drop(), drop);
    return fresh;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
