import { randomUUID } from 'node:crypto';
import { callService, logger } from '@practice/service-kit';
import { TrafficCounts, type Visit } from './traffic-counts.ts';

/** Visits wait that long before they are stored together. */
const FLUSH_MS = 5000;
/** So often is asked for the salt of the day, which also lets old days be condensed. */
const PREPARE_MS = 10 * 60_000;

type Batch = Parameters<typeof callService<'seo', 'recordTraffic'>>[2];

/**
 * Counts visits in memory and stores them in batches. A batch whose answer does not come is sent again under its number,
 * which the service counts once; meanwhile the next one grows. A process that is killed loses what it had not sent.
 */
export class Traffic {
  #counts = new TrafficCounts();
  #unsent: Batch | undefined;
  #salts: Readonly<Record<string, string>> = {};
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();
  #preparing: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** Begins to ask for salts; visits that come before the first one are counted without their visitors. */
  start(): void {
    void this.prepare();
    this.#preparing = setInterval(() => void this.prepare(), PREPARE_MS).unref();
  }

  add(visit: Visit): void {
    this.#counts.add(visit, this.#salts[visit.day]);
    this.#flushLater();
  }

  /** Asks for the salts of the current days; those of others are forgotten. */
  async prepare(): Promise<void> {
    try {
      this.#salts = (await callService('seo', 'prepareTraffic', {})).salts;
    } catch (err) {
      logger.warn({ err }, 'visitors cannot be told apart yet');
    }
  }

  /** Stores what was counted so far, one batch after the other. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending = this.#sending.then(() => this.#send());
    return this.#sending;
  }

  /** Stores what is left; nothing runs after it. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#preparing);
    await this.flush();
  }

  #flushLater(): void {
    if (!this.#isStopped) this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** What comes while a batch is being stored waits for the next, or a busy gateway would store without end. */
  async #send(): Promise<void> {
    if (this.#unsent && !(await this.#isStored(this.#unsent))) return;
    if (this.#counts.isEmpty) return;
    this.#unsent = this.#takeBatch();
    await this.#isStored(this.#unsent);
  }

  async #isStored(batch: Batch): Promise<boolean> {
    try {
      await callService('seo', 'recordTraffic', batch);
      this.#unsent = undefined;
      return true;
    } catch (err) {
      logger.warn({ err }, 'visits cannot be stored yet');
      this.#flushLater();
      return false;
    }
  }

  #takeBatch(): Batch {
    const rows = this.#counts.toRows();
    this.#counts = new TrafficCounts();
    return { batchId: randomUUID(), rows };
  }
}
