import type { PracticeEvent } from '@practice/contracts';
import { lastSeq, MAX_EVENTS_PER_READ, onNotifyReaders, readEvents } from './events.ts';
import { PollingTrigger } from './polling-trigger.ts';
import { sequenceEvents } from './sequence-events.ts';
import { type Stale, type StaleType, staleBy } from './stale.ts';

type Listener = (event: PracticeEvent) => void;
/** Several polls long: a feed that was not read for so long has lost the database. */
const CURRENT_MS = 15_000;

/** Every event from now on, in order, in this process: for caches and streams. Nothing is kept; see EventConsumer. */
export class EventFeed {
  readonly #listeners = new Set<Listener>();
  readonly #newEventCallbacks = new Set<() => void>();
  readonly #caches = new Map<StaleType, Set<(part: string | null) => void>>();
  #last = 0;
  #readAt = 0;
  #trigger: PollingTrigger | undefined;

  async start(): Promise<void> {
    this.#last = await lastSeq();
    this.#readAt = Date.now();
    this.#trigger = new PollingTrigger('events', () => this.#read()).start();
    onNotifyReaders(() => this.#trigger?.wake());
  }

  async stop(): Promise<void> {
    await this.#trigger?.stop();
  }

  /** Calls `listener` for every event from now on; gives the way to end that. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Calls `clear` when something in this process's memory is out of date: before the answer to a change that this
   * process makes or asks for, else with its event. `part` says what exactly, null for all.
   */
  onStale(type: StaleType, clear: (part: string | null) => void): void {
    this.#caches.set(type, (this.#caches.get(type) ?? new Set()).add(clear));
  }

  /** Has caches cleared ahead of the event. */
  clear({ type, part }: Pick<Stale, 'type' | 'part'>): void {
    for (const clear of this.#caches.get(type) ?? []) clear(part);
  }

  /** Calls `callback` when there is something new, before the events are read. */
  onNewEvents(callback: () => void): void {
    this.#newEventCallbacks.add(callback);
  }

  /** Whether the log could be read a moment ago. */
  isCurrent(): boolean {
    return Date.now() - this.#readAt < CURRENT_MS;
  }

  async #read(): Promise<void> {
    // What a process that was killed after its commit has left.
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
