import type { EventType, PracticeEvent } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { createCollection, database } from './database.ts';
import { toDomainError } from './domain-error.ts';
import { EVENTS_AT_ONCE, lastSeq, readEvents } from './events.ts';
import { logger } from './logger.ts';
import { withTransaction } from './transaction.ts';

type Place = { _id: string; place: number; attempts: number };
const places = () => database().collection<Place>('event_places');

const MAX_ATTEMPTS = 12;

/**
 * What a service does after an event, in two steps: `load` asks other services for what is needed, outside of the
 * transaction; `apply` writes, inside of it, and does nothing but database work through `session`.
 */
export type EventHandler<T extends EventType, Loaded = never> = {
  load?: (event: PracticeEvent<T>) => Promise<unknown>;
  apply: (session: ClientSession, event: PracticeEvent<T>, loaded: Loaded) => Promise<void>;
};

export type EventHandlers = { [T in EventType]?: EventHandler<T> };

/** A handler whose `apply` gets what its `load` gave. */
export function handlerWithLoad<T extends EventType, Loaded>(handler: {
  load: (event: PracticeEvent<T>) => Promise<Loaded>;
  apply: (session: ClientSession, event: PracticeEvent<T>, loaded: Awaited<Loaded>) => Promise<void>;
}): EventHandler<T> {
  return handler as EventHandler<T>;
}

/**
 * Handles events exactly once, in order: what a handler writes through `session` and the consumer's position are one
 * transaction, so a crash or a second process repeats or loses nothing. An event whose handling goes on failing is given
 * up with a line in the log; one that waits for a service or the database that cannot be reached is not.
 */
export class EventConsumer {
  readonly #name: string;
  readonly #handlers: EventHandlers;

  constructor(name: string, handlers: EventHandlers) {
    this.#name = name;
    this.#handlers = handlers;
  }

  async prepare(): Promise<void> {
    await createCollection('event_places');
    await places().updateOne({ _id: this.#name }, { $setOnInsert: { place: 0, attempts: 0 } }, { upsert: true });
  }

  /** Handles everything that is new. */
  async catchUp(): Promise<void> {
    for (;;) {
      const place = (await places().findOne({ _id: this.#name }))?.place ?? 0;
      const events = await readEvents(place);
      if (events.length === 0) {
        if (place < (await lastSeq()) && (await readEvents(place)).length === 0) await this.#skipExpired(place);
        return;
      }
      for (const event of events) if (this.#handlers[event.type] && !(await this.#handle(event))) return;
      await this.#passOver(events.at(-1)?.seq ?? place);
      if (events.length < EVENTS_AT_ONCE) return;
    }
  }

  /** Events that nobody here handles need no transaction each: the place goes past them at once. */
  async #passOver(seq: number): Promise<void> {
    await places().updateOne({ _id: this.#name, place: { $lt: seq } }, { $set: { place: seq, attempts: 0 } });
  }

  /** False when another process has gone past this event: the place must be read again. */
  async #handle(event: PracticeEvent): Promise<boolean> {
    const handler = this.#handlers[event.type] as EventHandler<EventType> | undefined;
    try {
      const loaded = await handler?.load?.(event);
      return await withTransaction(async (session) => {
        const moved = await places().updateOne(
          { _id: this.#name, place: { $lt: event.seq } },
          { $set: { place: event.seq, attempts: 0 } },
          { session },
        );
        if (moved.modifiedCount === 0) return false;
        await handler?.apply(session, event, loaded as never);
        return true;
      });
    } catch (err) {
      return this.#countFailure(event, err);
    }
  }

  async #countFailure(event: PracticeEvent, err: unknown): Promise<boolean> {
    if (toDomainError(err).code === 'UNAVAILABLE') throw err;
    const state = await places().findOneAndUpdate(
      { _id: this.#name, place: { $lt: event.seq } },
      { $inc: { attempts: 1 } },
      { returnDocument: 'after' },
    );
    if ((state?.attempts ?? 0) < MAX_ATTEMPTS) throw err;
    logger.error({ err, consumer: this.#name, seq: event.seq, type: event.type }, 'event given up');
    await places().updateOne(
      { _id: this.#name, place: { $lt: event.seq } },
      { $set: { place: event.seq, attempts: 0 } },
    );
    return true;
  }

  /** Events that were kept long enough are gone: go on with the oldest that is left. */
  async #skipExpired(place: number): Promise<void> {
    const oldest = await database()
      .collection<{ _id: number }>('events')
      .find({ _id: { $gt: place } })
      .sort({ _id: 1 })
      .limit(1)
      .next();
    if (oldest && oldest._id - 1 > place) {
      await places().updateOne({ _id: this.#name, place }, { $set: { place: oldest._id - 1 } });
    }
  }
}
