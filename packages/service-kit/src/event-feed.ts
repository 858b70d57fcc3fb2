import type { PracticeEvent } from '@practice/contracts';
import { EVENTS_AT_ONCE, lastSeq, onAnnounce, readEvents } from './events.ts';
import { numberEvents } from './number-events.ts';
import { type Stale, type StaleType, staleBy } from './stale.ts';
import { WakeUp } from './wake-up.ts';

type Listener = (event: PracticeEvent) => void;
/** Several polls long: a feed that was not read for so long has lost the database. */
const CURRENT_MS = 15_000;

/** Every event from now on, in order, in this process: for caches and streams. Nothing is kept; see EventConsumer. */
export class EventFeed {
  readonly #listeners = new Set<Listener>();
  readonly #wakers = new Set<() => void>();
  readonly #caches = new Map<StaleType, Set<(part: string | null) => void>>();
  #last = 0;
  #readAt = 0;
  #wakeUp: WakeUp | undefined;

  async start(): Promise<void> {
    this.#last = await lastSeq();
    this.#readAt = Date.now();
    this.#wakeUp = new WakeUp('events', () => this.#read()).start();
    onAnnounce(() => this.#wakeUp?.wake());
  }

  async stop(): Promise<void> {
    await this.#wakeUp?.stop();
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

  /** Calls `waker` when there is something new, before the events are read. */
  onNews(waker: () => void): void {
    this.#wakers.add(waker);
  }

  /** Whether the log could be read a moment ago. */
  isCurrent(): boolean {
    return Date.now() - this.#readAt < CURRENT_MS;
  }

  async #read(): Promise<void> {
    // What a process that was killed after its commit has left.
    await numberEvents();
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
      for (const waker of this.#wakers) waker();
      if (events.length < EVENTS_AT_ONCE) return;
    }
  }
}
