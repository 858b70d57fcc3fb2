type Job = { key: string; run: () => Promise<Buffer>; resolve: (outcome: Promise<Buffer>) => void };

/** More pictures than a page has. Urgent jobs hold theirs in memory while they wait. */
const MAX_WAITING = 64;

/**
 * Encodes one picture at a time, so that pages and calls keep the processor. What somebody waits for goes before what is
 * made for later; the same variant is made once for all who request it.
 */
export class EncodingQueue {
  readonly #jobs = new Map<string, Promise<Buffer>>();
  readonly #soon: Job[] = [];
  readonly #later: Job[] = [];
  #isBusy = false;

  /** Undefined when too much is waiting already. */
  add(key: string, run: () => Promise<Buffer>, { isUrgent }: { isUrgent: boolean }): Promise<Buffer> | undefined {
    const known = this.#jobs.get(key);
    if (known) return known;
    const waiting = isUrgent ? this.#soon : this.#later;
    if (waiting.length >= MAX_WAITING) return undefined;
    const outcome = new Promise<Buffer>((resolve) => waiting.push({ key, run, resolve }));
    this.#jobs.set(key, outcome);
    void this.#work();
    return outcome;
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#next(); job; job = this.#next()) {
      const outcome = job.run();
      job.resolve(outcome);
      await outcome.catch(() => undefined);
      this.#jobs.delete(job.key);
    }
    this.#isBusy = false;
  }

  #next(): Job | undefined {
    return this.#soon.shift() ?? this.#later.shift();
  }
}
