import type { PracticeEvent } from '@practice/contracts';
import { lastSeq, MAX_EVENTS_PER_READ, onNotifyReaders, readEvents } from './events.ts';
import { PollingTrigger } from './polling-trigger.ts';
import { sequenceEvents } from './sequence-events.ts';
import { type Stale, type StaleType, staleBy } from './stale.ts';

type Listener = (event: PracticeEvent) => void;
/** Several polling intervals: a feed that has not been read for so long has lost the database. */
const CURRENT_MS = 15_000;

/**
 * All events from now on, in order, for caches and streams of this process. It keeps no position; see EventConsumer.
 */
export class EventFeed {
  readonly #listeners = new Set<Listener>();
  readonly #newEventCallbacks = new Set<() => void>();
  readonly #caches = new Map<StaleType, Set<(part: string | null) => void>>();
  #last = 0;
  #readAt = 0;
  #trigger: PollingTrigger | undefined;

  /**
   * Reads new events as soon as this process makes them, every few seconds, and with `watches` when the database says
   * that another process has made some.
   */
  async start({ watches = true } = {}): Promise<void> {
    this.#last = await lastSeq();
    this.#readAt = Date.now();
    const isKnown = (seq: unknown) => Number(seq) <= this.#last;
    this.#trigger = new PollingTrigger('events', () => this.#read(), { watches, isKnown }).start();
    onNotifyReaders(() => this.#trigger?.wake());
  }

  async stop(): Promise<void> {
    await this.#trigger?.stop();
  }

  /** Calls `listener` for every event from now on; returns a function that ends it. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Calls `clear` when cached data of this process is out of date: before the response to a change that this process
   * makes or requests, otherwise with its event. `part` says which part, null means all.
   */
  onStale(type: StaleType, clear: (part: string | null) => void): void {
    this.#caches.set(type, (this.#caches.get(type) ?? new Set()).add(clear));
  }

  /** Clears caches before the event is read. */
  clear({ type, part }: Pick<Stale, 'type' | 'part'>): void {
    for (const clear of this.#caches.get(type) ?? []) clear(part);
  }

  /** Calls `callback` when there are new events. */
  onNewEvents(callback: () => void): void {
    this.#newEventCallbacks.add(callback);
  }

  /** Whether the log was read recently. */
  isCurrent(): boolean {
    return Date.now() - this.#readAt < CURRENT_MS;
  }

  async #read(): Promise<void> {
    // Events left behind by a process that was killed after its commit.
    await sequenceEvents();
    for (;;) {
      const events = await readEvents(this.#last);
      this.#readAt = Date.now();
      if (events.length === 0) return;
      for (const event of events) {
        this.#last = event.seq;
        const stale = staleBy(event);
        if (stale) this.clear(stale);
        for (const listener of this.#listeners) listener(event);
      }
      for (const callback of this.#newEventCallbacks) callback();
      if (events.length < MAX_EVENTS_PER_READ) return;
    }
  }
}
