import { stampOf } from '../../remotes/watched-json.ts';
import type { Death } from './thread.ts';

const MAX_DEATHS = 3;
const WITHIN_MS = 10 * 60_000;

/** Bundles of remotes that are not rendered any more, because threads have died of them. */
export class Quarantine {
  readonly #deaths = new Map<string, number[]>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a bundle may not be evaluated; one that is replaced is another. */
  has(file: string): boolean {
    return (this.#deaths.get(idOf(file))?.length ?? 0) >= MAX_DEATHS;
  }

  /**
   * Notes what a thread died of, and returns whether the bundle is in quarantine from now on: at once when it did not get
   * through its evaluation, else with the third death in ten minutes, as one bad page shall not take the others along.
   */
  note(file: string, { hasEvaluated }: Death): boolean {
    const now = this.#now();
    const recent = (this.#deaths.get(idOf(file)) ?? []).filter((at) => now - at < WITHIN_MS);
    this.#deaths.set(idOf(file), hasEvaluated ? [...recent, now] : Array(MAX_DEATHS).fill(now));
    return this.has(file);
  }
}

function idOf(file: string): string {
  return `${file} ${stampOf(file)}`;
}
