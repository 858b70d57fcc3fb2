const VERIFIED_MS = 600_000;
const MAX_VERIFIED = 5000;

/**
 * Which cookies and tokens belonged to which user recently, by hash: for counting requests before anything is read. It
 * grants no access.
 */
export class VerifiedCallers {
  readonly #verified = new Map<string, { userId: string; until: number }>();

  find(credential: string): string | undefined {
    const verified = this.#verified.get(credential);
    if (!verified || verified.until < Date.now()) return undefined;
    return verified.userId;
  }

  add(credential: string, userId: string): void {
    this.#verified.delete(credential);
    this.#verified.set(credential, { userId, until: Date.now() + VERIFIED_MS });
    const [oldest] = this.#verified.keys();
    if (this.#verified.size > MAX_VERIFIED && oldest !== undefined) this.#verified.delete(oldest);
  }

  remove(credential: string): void {
    this.#verified.delete(credential);
  }
}
