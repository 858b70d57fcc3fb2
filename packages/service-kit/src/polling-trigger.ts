import type { ChangeStream } from 'mongodb';
import { database } from './database.ts';
import { logger } from './logger.ts';

const POLL_MS = 3000;
const RETRY_MS = 2000;

/**
 * Calls `work` again and again, one run at a time: at once, when `wake` is called, when another process inserts into
 * `collection` (change stream; not with `watches: false`, for work that something else wakes), and every few seconds to
 * catch what was missed.
 */
export class PollingTrigger {
  readonly #collection: string;
  readonly #work: () => Promise<void>;
  readonly #watches: boolean;
  #stopped = false;
  #isRequested = false;
  #running: Promise<void> | null = null;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stream: ChangeStream | undefined;

  constructor(collection: string, work: () => Promise<void>, { watches = true } = {}) {
    this.#collection = collection;
    this.#work = work;
    this.#watches = watches;
  }

  start(): this {
    this.#watch();
    this.#poll = setInterval(() => this.wake(), POLL_MS);
    this.wake();
    return this;
  }

  wake(): void {
    if (this.#stopped) return;
    this.#isRequested = true;
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    await this.#stream?.close().catch(() => undefined);
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#isRequested && !this.#stopped) {
      this.#isRequested = false;
      try {
        await this.#work();
      } catch (err) {
        if (!this.#stopped)
          logger.warn({ err, collection: this.#collection }, 'background reading failed, trying again');
      }
    }
    this.#running = null;
    if (this.#isRequested) this.wake();
  }

  #watch(): void {
    if (this.#stopped || !this.#watches) return;
    try {
      this.#stream = database()
        .collection(this.#collection)
        .watch([{ $match: { operationType: 'insert' } }]);
      this.#stream.on('change', () => this.wake());
      this.#stream.on('error', () => this.#watchLater());
    } catch {
      this.#watchLater();
    }
  }

  #watchLater(): void {
    void this.#stream?.close().catch(() => undefined);
    if (this.#stopped) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#watch(), RETRY_MS);
  }
}
