import { queriesByEvent } from '@practice/contracts';

/** What was made of queries is made anew after that long even if no event came: what is shown from some moment on is by then. */
const TTL_MS = 60_000;
/**
 * So soon after a change a service of its own may still answer from its memory of before it; what is made then is kept for
 * a second only.
 */
const RECENT_MS = 5000;
const RECENT_TTL_MS = 1000;

const followed: ReadonlySet<string> = new Set(Object.values(queriesByEvent).flat());

/** Whether events say when each of these root fields of queries gives another result. */
export function areFollowed(fields: Iterable<string>): boolean {
  for (const field of fields) if (!followed.has(field)) return false;
  return true;
}

/** When root fields of queries, or what events are about, have changed, to know what may be kept of what was made of them. */
export class FieldChanges {
  readonly #changes = new Map<string, { count: number; at: number }>();
  readonly #now: () => number;
  #count = 0;
  #allSince = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** How many changes there were, to give to `msToKeep` later. */
  get count(): number {
    return this.#count;
  }

  note(fields: readonly string[]): void {
    this.#count += 1;
    for (const field of fields) this.#changes.set(field, { count: this.#count, at: this.#now() });
  }

  noteAll(): void {
    this.#count += 1;
    this.#allSince = this.#count;
  }

  /**
   * For how many milliseconds to keep what was made of these fields: 0 when one has changed since `count`.
   * @param dataFrom when the oldest data in it was read
   */
  msToKeep(fields: Iterable<string>, count: number, dataFrom: number): number {
    const now = this.#now();
    const changes = [...fields].flatMap((field) => this.#changes.get(field) ?? []);
    if (this.#allSince > count || changes.some((change) => change.count > count)) return 0;
    return changes.some(({ at }) => now - at < RECENT_MS) ? RECENT_TTL_MS : Math.max(0, dataFrom + TTL_MS - now);
  }
}
