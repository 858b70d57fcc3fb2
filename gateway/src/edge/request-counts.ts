type Window = { count: number; readonly endsAt: number };

/**
 * Requests by key, each key in a window of its own that begins with its first request. A key takes some 200 bytes until
 * its window is over, for there may be a hundred thousand of them: so there is no timer for each.
 */
export class RequestCounts {
  readonly #windowMs: number;
  readonly #now: () => number;
  /** Those that end first come first, as all take the same time. */
  readonly #windows = new Map<string, Window>();

  constructor(windowMs: number, now: () => number = () => performance.now()) {
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** How many keys have a window that is not known to be over. */
  get size(): number {
    return this.#windows.size;
  }

  /** @returns the number of requests in the key's window with this one, and milliseconds until the window ends */
  add(key: string): { count: number; msLeft: number } {
    const window = this.#windowOf(key);
    window.count += 1;
    return { count: window.count, msLeft: window.endsAt - this.#now() };
  }

  /** Takes one request of the key back, if it had any. */
  takeBack(key: string): void {
    const window = this.#windows.get(key);
    if (window) window.count -= 1;
  }

  #windowOf(key: string): Window {
    const now = this.#now();
    for (const [ended, { endsAt }] of this.#windows) {
      if (endsAt > now) break;
      this.#windows.delete(ended);
    }
    let window = this.#windows.get(key);
    if (!window) {
      window = { count: 0, endsAt: now + this.#windowMs };
      this.#windows.set(key, window);
    }
    return window;
  }
}
