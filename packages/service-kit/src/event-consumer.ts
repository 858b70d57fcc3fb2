import type { EventType, PracticeEvent } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { createCollection, database } from './database.ts';
import { toDomainError } from './domain-error.ts';
import { lastSeq, MAX_EVENTS_PER_READ, readEvents } from './events.ts';
import { logger } from './logger.ts';
import { inSpan } from './tracing/in-span.ts';
import { logFieldsOf } from './tracing/tracer.ts';
import { withTransaction } from './transaction.ts';

type Cursor = { _id: string; seq: number; attempts: number };
const cursors = () => database().collection<Cursor>('event_cursors');

const MAX_ATTEMPTS = 12;

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

  constructor(name: string, handlers: EventHandlers) {
    this.#name = name;
    this.#handlers = handlers;
  }

  async prepare(): Promise<void> {
    await createCollection('event_cursors');
    await cursors().updateOne({ _id: this.#name }, { $setOnInsert: { seq: 0, attempts: 0 } }, { upsert: true });
  }

  /** Handles all new events. */
  async catchUp(): Promise<void> {
    for (;;) {
      const seq = (await cursors().findOne({ _id: this.#name }))?.seq ?? 0;
      const events = await readEvents(seq);
      if (events.length === 0) {
        if (seq < (await lastSeq()) && (await readEvents(seq)).length === 0) await this.#skipExpired(seq);
        return;
      }
      for (const event of events) if (this.#handlers[event.type] && !(await this.#handleInSpan(event))) return;
      await this.#passOver(events.at(-1)?.seq ?? seq);
      if (events.length < MAX_EVENTS_PER_READ) return;
    }
  }

  /** Events without a handler need no transaction each: the cursor skips them together. */
  async #passOver(seq: number): Promise<void> {
    await cursors().updateOne({ _id: this.#name, seq: { $lt: seq } }, { $set: { seq, attempts: 0 } });
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
      return await withTransaction(work, { trace: event.trace });
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
    await cursors().updateOne({ _id: this.#name, seq: { $lt: event.seq } }, { $set: { seq: event.seq, attempts: 0 } });
    return true;
  }

  /** Skips events that have expired, to the oldest one left. */
  async #skipExpired(seq: number): Promise<void> {
    const oldest = await database()
      .collection<{ _id: number }>('events')
      .find({ _id: { $gt: seq } })
      .sort({ _id: 1 })
      .limit(1)
      .next();
    if (oldest && oldest._id - 1 > seq) {
      await cursors().updateOne({ _id: this.#name, seq }, { $set: { seq: oldest._id - 1 } });
    }
  }
}
