const FRESH_MS = 5000;
const MOST_HELD = 1000;

/** Answers held for a few seconds. Nothing is held of a failure, nor of "there is none". */
export class Held<T> {
  readonly #held = new Map<string, { until: number; answer: Promise<T | null> }>();

  get(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const held = this.#held.get(key);
    if (held && held.until > Date.now()) return held.answer;
    if (this.#held.size >= MOST_HELD) this.#held.clear();
    const fresh = { until: Date.now() + FRESH_MS, answer: read() };
    this.#held.set(key, fresh);
    const drop = () => {
      if (this.#held.get(key) === fresh) this.#held.delete(key);
    };
    fresh.answer.then((answer) => answer === null && drop(), drop);
    return fresh.answer;
  }

  delete(key: string): void {
    this.#held.delete(key);
  }

  clear(): void {
    this.#held.clear();
  }
}
