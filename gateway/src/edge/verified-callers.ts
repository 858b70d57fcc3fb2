const KNOWN_MS = 600_000;
const MAX_KNOWN = 5000;

/**
 * Which cookies and tokens belonged to which user recently, by hash: for counting requests before anything is read. It
 * grants no access.
 */
export class VerifiedCallers {
  readonly #known = new Map<string, { userId: string; until: number }>();

  find(proof: string): string | undefined {
    const known = this.#known.get(proof);
    if (!known || known.until < Date.now()) return undefined;
    return known.userId;
  }

  add(proof: string, userId: string): void {
    this.#known.delete(proof);
    this.#known.set(proof, { userId, until: Date.now() + KNOWN_MS });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest);
  }

  remove(proof: string): void {
    this.#known.delete(proof);
  }
}
