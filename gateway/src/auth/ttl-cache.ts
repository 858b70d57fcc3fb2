const FRESH_MS = 5000;
const MAX_ENTRIES = 1000;

/** A cache whose values last for a few seconds. Failures and null are not cached. */
export class TtlCache<T> {
  readonly #entries = new Map<string, { until: number; value: Promise<T | null> }>();

  get(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const cached = this.#entries.get(key);
    if (cached && cached.until > Date.now()) return cached.value;
    if (this.#entries.size >= MAX_ENTRIES) this.#entries.clear();
    const fresh = { until: Date.now() + FRESH_MS, value: read() };
    this.#entries.set(key, fresh);
    const drop = () => {
      if (this.#entries.get(key) === fresh) this.#entries.delete(key);
    };
    fresh.value.then((value) => value === null && drop(), drop);
    return fresh.value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}
