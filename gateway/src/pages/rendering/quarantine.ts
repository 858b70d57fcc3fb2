import { stampOf } from '../../remotes/watched-json.ts';
import type { Death } from './page-process.ts';

const MAX_DEATHS = 3;
const WITHIN_MS = 10 * 60_000;
/** What a busy machine, and no mistake, has put here gets another try. */
const QUARANTINE_MS = 60 * 60_000;

/** Bundles of remotes that are not rendered for an hour, because processes have died of them. */
export class Quarantine {
  readonly #deaths = new Map<string, number[]>();
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a bundle may not be evaluated; one that is replaced is another. */
  has(file: string): boolean {
    return this.#now() < (this.#until.get(idOf(file)) ?? 0);
  }

  /**
   * Notes that a process has died with a bundle, and returns whether that is in quarantine from now on: at once when it died of
   * its evaluation, with the third death in ten minutes when it was at pages. A process that did not get as far says nothing of it.
   */
  note(file: string, { during }: Pick<Death, 'during'>): boolean {
    if (during === 'start') return this.has(file);
    const id = idOf(file);
    const deaths = [...this.#recentDeaths(id), this.#now()];
    this.#deaths.set(id, deaths);
    if (during === 'evaluation' || deaths.length >= MAX_DEATHS) this.#until.set(id, this.#now() + QUARANTINE_MS);
    return this.has(file);
  }

  #recentDeaths(id: string): number[] {
    return (this.#deaths.get(id) ?? []).filter((at) => this.#now() - at < WITHIN_MS);
  }
}

function idOf(file: string): string {
  return `${file} ${stampOf(file)}`;
}
