import type { ChangeStream, ChangeStreamInsertDocument, Document } from 'mongodb';
import { database } from './database.ts';
import { helpsDatabase } from './embedded/list-executor.ts';
import { logger } from './logger.ts';

const POLL_MS = 3000;
/** On the embedded database, where reading costs less than being woken at every write. */
const SECANTUS_POLL_MS = 500;
const RETRY_MS = 2000;

type Inserted = ChangeStreamInsertDocument;
type Options = { watches?: boolean; isKnown?: (id: unknown) => boolean };

/**
 * Calls `work` again and again, one run at a time: at once, when `wake` is called, when another process inserts into
 * `collection`, and every few seconds to catch what was missed. Other processes' inserts are heard of by a change stream, on
 * the embedded database by a call twice a second; with `watches: false`, for work that something else wakes, by neither.
 * An inserted document whose id `isKnown`, because this process inserted it, causes no call.
 */
export class PollingTrigger {
  readonly #collection: string;
  readonly #work: () => Promise<void>;
  readonly #watches: boolean;
  readonly #isKnown: (id: unknown) => boolean;
  #stopped = false;
  #isRequested = false;
  #running: Promise<void> | null = null;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stream: ChangeStream<Document, Inserted> | undefined;

  constructor(collection: string, work: () => Promise<void>, { watches = true, isKnown = () => false }: Options = {}) {
    this.#collection = collection;
    this.#work = work;
    this.#watches = watches;
    this.#isKnown = isKnown;
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

  /** A run that is under way may be reading the document. */
  async #wakeFor(id: unknown): Promise<void> {
    await this.#running;
    if (!this.#isKnown(id)) this.wake();
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
    helpsDatabase()
      .then((polls) => (polls ? this.#pollOften() : this.#openStream()))
      .catch(() => this.#watchLater());
  }

  #pollOften(): void {
    clearInterval(this.#poll);
    if (!this.#stopped) this.#poll = setInterval(() => this.wake(), SECANTUS_POLL_MS);
  }

  #openStream(): void {
    if (this.#stopped) return;
    try {
      this.#stream = database()
        .collection(this.#collection)
        .watch<Document, Inserted>([{ $match: { operationType: 'insert' } }]);
      this.#stream.on('change', ({ documentKey }) => void this.#wakeFor(documentKey._id));
      this.#stream.on('error', () => this.#watchLater());
      // Without an error when the collection is dropped or renamed.
      this.#stream.on('close', () => this.#watchLater());
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
