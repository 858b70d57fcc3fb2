import { type EventFeed, isDatabaseUp, isDiskFull } from '@practice/service-kit';

const CHECK_MS = 1000;

/** The state of this process between its start and its end. */
export class Readiness {
  #feed: EventFeed | undefined;
  #isStopping = false;
  #lastCheck: { at: number; isUp: Promise<boolean> } | undefined;

  /** Services and event feed are up. */
  started(feed: EventFeed): void {
    this.#feed = feed;
  }

  stopping(): void {
    this.#isStopping = true;
  }

  /** The events of this process; undefined until it is started. */
  get feed(): EventFeed | undefined {
    return this.#feed;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Whether requests can be served at all; the database may still be away for a moment. */
  get isStarted(): boolean {
    return this.#feed !== undefined;
  }

  /** What a balancer should know: each part, and whether to send requests. */
  async check(): Promise<{ isReady: boolean; database: boolean; events: boolean; disk: boolean }> {
    const [database, isFull] = await Promise.all([this.isDatabaseUp(), isDiskFull()]);
    const events = this.#feed?.isCurrent() ?? false;
    return { isReady: database && events && !isFull && !this.#isStopping, database, events, disk: !isFull };
  }

  /** Asks the database at most once a second: anyone may call it, without a limit. */
  isDatabaseUp(): Promise<boolean> {
    if (!this.#lastCheck || Date.now() - this.#lastCheck.at >= CHECK_MS) {
      this.#lastCheck = { at: Date.now(), isUp: isDatabaseUp() };
    }
    return this.#lastCheck.isUp;
  }
}
