import { setTimeout as pause } from 'node:timers/promises';
import type { PracticeEvent } from '@practice/contracts';
import { lastSeq, onEvents } from './events.ts';
import { PollingTrigger } from './polling-trigger.ts';
import { MAX_EVENTS_PER_READ, readEvents } from './read-events.ts';
import { numberingDone, sequenceEvents } from './sequence-events.ts';
import { type Stale, type StaleType, staleBy } from './stale.ts';
import { quietWorkDone } from './when-quiet.ts';

type Listener = (event: PracticeEvent) => void;
/** Several polling intervals: a feed that has not been read for so long has lost the database. */
const CURRENT_MS = 15_000;
const STOP_MS = 2000;

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
   * Takes events of this process as soon as they have their numbers, and reads the log every few seconds, and with
   * `watches` when the database says that another process has made some.
   */
  async start({ watches = true } = {}): Promise<void> {
    this.#last = await lastSeq();
    this.#readAt = Date.now();
    const isKnown = (seq: unknown) => Number(seq) <= this.#last;
    this.#trigger = new PollingTrigger('events', () => this.#read(), { watches, isKnown }).start();
    onEvents({ deliver: (events) => this.#takeNumbered(events), wake: () => this.#trigger?.wake() });
  }

  async stop(): Promise<void> {
    const trigger = this.#trigger;
    this.#trigger = undefined;
    await trigger?.stop();
    // A database that is in trouble must not hold up a stop: the next start numbers what is left.
    await Promise.race([quietWorkDone().then(numberingDone), pause(STOP_MS, undefined, { ref: false })]);
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

  /** Events that this process has numbered; when those before them are of another process, all are read. */
  #takeNumbered(events: PracticeEvent[]): void {
    if (!this.#trigger) return;
    if (events[0]?.seq === this.#last + 1) this.#take(events);
    else this.#trigger.wake();
  }

  async #read(): Promise<void> {
    // Events left behind by a process that was killed after its commit.
    await sequenceEvents();
    for (;;) {
      const events = await readEvents(this.#last);
      this.#readAt = Date.now();
      this.#take(events);
      if (events.length < MAX_EVENTS_PER_READ) return;
    }
  }

  /** Passes events on, except those that have come the other way by now. */
  #take(events: PracticeEvent[]): void {
    const unseen = events.filter(({ seq }) => seq > this.#last);
    if (unseen.length === 0) return;
    for (const event of unseen) {
      this.#last = event.seq;
      const stale = staleBy(event);
      if (stale) this.clear(stale);
      for (const listener of this.#listeners) listener(event);
    }
    for (const callback of this.#newEventCallbacks) callback();
  }
}
