import type { EventType, PracticeEvent } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { createCollection, database } from './database.ts';
import { EVENTS_AT_ONCE, lastSeq, readEvents } from './events.ts';
import { logger } from './logger.ts';
import { withTransaction } from './transaction.ts';

type Place = { _id: string; place: number; attempts: number };
const places = () => database().collection<Place>('event_places');

const MAX_ATTEMPTS = 12;

export type EventHandlers = {
  [T in EventType]?: (event: PracticeEvent<T>, session: ClientSession) => Promise<void>;
};

/**
 * Handles events exactly once, in order: what a handler writes through `session` and the consumer's place are one
 * transaction, so a crash or a second process repeats or loses nothing.
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
    const handler = this.#handlers[event.type] as ((e: PracticeEvent, s: ClientSession) => Promise<void>) | undefined;
    try {
      return await withTransaction(async (session) => {
        const moved = await places().updateOne(
          { _id: this.#name, place: { $lt: event.seq } },
          { $set: { place: event.seq, attempts: 0 } },
          { session },
        );
        if (moved.modifiedCount === 0) return false;
        await handler?.(event, session);
        return true;
      });
    } catch (err) {
      return this.#countFailure(event, err);
    }
  }

  async #countFailure(event: PracticeEvent, err: unknown): Promise<boolean> {
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
