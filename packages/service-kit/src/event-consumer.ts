import type { EventType, PracticeEvent } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { database } from './database.ts';
import { toDomainError } from './domain-error.ts';
import type { EventFeed } from './event-feed.ts';
import { lastSeq } from './events.ts';
import { noteGivenUp } from './given-up-events.ts';
import { logger } from './logger.ts';
import { createCollection } from './prepare-collections.ts';
import { MAX_EVENTS_PER_READ, readEvents } from './read-events.ts';
import { inSpan } from './tracing/in-span.ts';
import { logFieldsOf } from './tracing/tracer.ts';
import { withTransaction } from './transaction.ts';
import { quiet } from './when-quiet.ts';

type Cursor = { _id: string; seq: number; attempts: number };

/** The positions of all consumers, by their names. */
export const cursors = () => database().collection<Cursor>('event_cursors');

const MAX_ATTEMPTS = 12;
/** How long after an event the position is written. */
const SAVE_MS = 300;

/**
 * What a service does after an event, in two steps: `load` reads what is needed from other services, outside of the
 * transaction; `apply` writes inside of it, and does nothing but database work through `session`.
 */
export type EventHandler<T extends EventType, Loaded = never> = {
  load?: (event: PracticeEvent<T>) => Promise<unknown>;
  apply: (session: ClientSession, event: PracticeEvent<T>, loaded: Loaded) => Promise<void>;
};

export type EventHandlers = { [T in EventType]?: EventHandler<T> };

/** A handler whose `apply` gets the result of its `load`. */
export function handlerWithLoad<T extends EventType, Loaded>(handler: {
  load: (event: PracticeEvent<T>) => Promise<Loaded>;
  apply: (session: ClientSession, event: PracticeEvent<T>, loaded: Awaited<Loaded>) => Promise<void>;
}): EventHandler<T> {
  return handler as EventHandler<T>;
}

/** How many events the slowest service has still to handle. */
export async function eventsBehind(): Promise<number> {
  return Math.max(0, ...(await eventsBehindByService()).map(({ behind }) => behind));
}

/** How many events each service that handles any has still to handle. */
export async function eventsBehindByService(): Promise<{ service: string; behind: number }[]> {
  const [last, all] = await Promise.all([lastSeq(), cursors().find().toArray()]);
  return all.map(({ _id, seq }) => ({ service: _id, behind: Math.max(0, last - seq) }));
}

/**
 * Handles events exactly once, in order: what a handler writes through `session` and the consumer's position are one
 * transaction, so a crash or a second process repeats or loses nothing. An event that keeps failing is skipped and
 * logged after some attempts; one that waits for an unreachable service or database is retried for ever.
 */
export class EventConsumer {
  readonly #name: string;
  readonly #handlers: EventHandlers;
  /** What came from the feed and is not handled yet; undefined without one. */
  #came: PracticeEvent[] | undefined;
  /** Everything up to here is handled, as far as this process knows; undefined when the log has to be read. */
  #handled: number | undefined;
  #saved: number | undefined;
  #save: NodeJS.Timeout | undefined;

  constructor(name: string, handlers: EventHandlers) {
    this.#name = name;
    this.#handlers = handlers;
  }

  async prepare(): Promise<void> {
    await createCollection('event_cursors');
    await cursors().updateOne({ _id: this.#name }, { $setOnInsert: { seq: 0, attempts: 0 } }, { upsert: true });
  }

  /**
   * From now on it takes events from the feed of this process, and reads the log only when one is missing there or could not
   * be handled.
   */
  follow(feed: EventFeed): this {
    this.#came = [];
    feed.subscribe((event) => this.#came?.push(event));
    return this;
  }

  /** Handles all new events. */
  async catchUp(): Promise<void> {
    if (!(await this.#handleCame())) await this.#readLog();
    if (this.#came && this.#handled !== undefined)
      this.#save ??= setTimeout(() => void this.savePosition(), SAVE_MS).unref();
  }

  /**
   * Writes how far this process knows everything to be handled. Events without a handler need no write of their own, so the
   * position is a moment behind; a process that is killed looks at them again.
   */
  async savePosition(): Promise<void> {
    clearTimeout(this.#save);
    this.#save = undefined;
    const seq = this.#handled;
    if (seq === undefined || seq === this.#saved) return;
    await this.#passOver(seq).catch((err: unknown) =>
      logger.debug({ err }, 'the position is saved with the next event'),
    );
  }

  /** Handles what came from the feed; false when the log has to be read, as it has after a failure. */
  async #handleCame(): Promise<boolean> {
    const came = this.#came;
    let last = this.#handled;
    if (!came || last === undefined) return false;
    for (let event = came[0]; event; event = came[0]) {
      if (event.seq > last) {
        this.#handled = undefined;
        if (event.seq !== last + 1 || !(await this.#handleWhenQuiet(event))) return false;
        this.#handled = last = event.seq;
      }
      came.shift();
    }
    return true;
  }

  async #handleWhenQuiet(event: PracticeEvent): Promise<boolean> {
    if (!this.#handlers[event.type]) return true;
    await quiet();
    return this.#handleInSpan(event);
  }

  async #readLog(): Promise<void> {
    for (;;) {
      const seq = (await cursors().findOne({ _id: this.#name }))?.seq ?? 0;
      this.#saved = seq;
      const events = await readEvents(seq);
      await this.#noteExpired(seq, events[0]?.seq);
      for (const event of events) if (this.#handlers[event.type] && !(await this.#handleInSpan(event))) return;
      const last = events.at(-1)?.seq ?? seq;
      if (events.length > 0) await this.#passOver(last);
      if (events.length < MAX_EVENTS_PER_READ) {
        this.#handled = last;
        return;
      }
    }
  }

  /** Events without a handler need no transaction each: the cursor skips them together. */
  async #passOver(seq: number): Promise<void> {
    await cursors().updateOne({ _id: this.#name, seq: { $lt: seq } }, { $set: { seq, attempts: 0 } });
    this.#saved = seq;
  }

  #handleInSpan(event: PracticeEvent): Promise<boolean> {
    const attributes = { 'practice.consumer': this.#name };
    const span = { name: `event ${event.type}`, kind: 'consumer', parent: event.trace, attributes } as const;
    return inSpan(span, (trace) => this.#handle(trace === undefined ? event : { ...event, trace }));
  }

  /** False when another process has handled this event: the cursor must be read again. */
  async #handle(event: PracticeEvent): Promise<boolean> {
    const handler = this.#handlers[event.type] as EventHandler<EventType> | undefined;
    try {
      const loaded = await handler?.load?.(event);
      const work = async (session: ClientSession) => {
        const moved = await cursors().updateOne(
          { _id: this.#name, seq: { $lt: event.seq } },
          { $set: { seq: event.seq, attempts: 0 } },
          { session },
        );
        if (moved.modifiedCount === 0) return false;
        await handler?.apply(session, event, loaded as never);
        return true;
      };
      // What led to the event was let in; what follows from it takes little room.
      return await withTransaction(work, { trace: event.trace, evenOnFullDisk: true });
    } catch (err) {
      return this.#countFailure(event, err);
    }
  }

  async #countFailure(event: PracticeEvent, err: unknown): Promise<boolean> {
    if (toDomainError(err).code === 'UNAVAILABLE') throw err;
    const state = await cursors().findOneAndUpdate(
      { _id: this.#name, seq: { $lt: event.seq } },
      { $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    );
    if ((state?.attempts ?? 0) < MAX_ATTEMPTS) throw err;
    const { seq, type, trace } = event;
    logger.error({ err, consumer: this.#name, seq, type, ...logFieldsOf(trace) }, 'event given up');
    await noteGivenUp({ consumer: this.#name, seq, type });
    await cursors().updateOne({ _id: this.#name, seq: { $lt: event.seq } }, { $set: { seq: event.seq, attempts: 0 } });
    return true;
  }

  /** Events that have expired before they were handled. A consumer that is new begins with what there is. */
  async #noteExpired(handled: number, next = handled + 1): Promise<void> {
    if (handled > 0 && next > handled + 1) await noteGivenUp({ consumer: this.#name, seq: next - 1, type: null });
  }
}
