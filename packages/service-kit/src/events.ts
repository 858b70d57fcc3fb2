import { type EventPayload, type EventType, eventDefinitions, type PracticeEvent } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { createCollection, database } from './database.ts';

type StoredEvent = { _id: number; type: EventType; payload: unknown; at: Date };
type Counter = { _id: string; seq: number };
type Pending = { type: EventType; payload: unknown };
export type Told = Pick<PracticeEvent, 'type' | 'payload'>;

const KEPT_DAYS = 30;
/** How many `readEvents` gives at most. */
export const EVENTS_AT_ONCE = 100;
const pending = new WeakMap<ClientSession, Pending[]>();
let announceLocally: () => void = () => undefined;

/** The events; `_id` is a number without gaps, in the order in which they can be read. */
export function eventLog() {
  return database().collection<StoredEvent>('events');
}

/** Events that are committed and have no number yet: see `number-events.ts`. */
export function eventOutbox() {
  return database().collection<Pending & { at: Date }>('event_outbox');
}

export function eventCounters() {
  return database().collection<Counter>('counters');
}

/** Tells of a change inside its transaction; written with it or not at all. */
export function emit<T extends EventType>(session: ClientSession, type: T, payload: EventPayload<T>): void {
  const list = pending.get(session) ?? [];
  list.push({ type, payload: eventDefinitions[type].payload.parse(payload) });
  pending.set(session, list);
}

/** Writes what was emitted in a session, as the last step of its transaction, and gives it. */
export async function writeEmitted(session: ClientSession): Promise<Pending[]> {
  const list = pending.get(session) ?? [];
  pending.delete(session);
  const at = new Date();
  // One by one: the driver hides behind an error of its own that the database went away in the middle of insertMany,
  // and such a transaction would be neither repeated nor answered with when to come again.
  for (const event of list) await eventOutbox().insertOne({ ...event, at }, { session });
  return list;
}

/** The last event's number; 0 before the first. */
export async function lastSeq(): Promise<number> {
  return (await eventCounters().findOne({ _id: 'events' }))?.seq ?? 0;
}

/** Whether an event is kept still: events go after 30 days. */
export async function isKept(seq: number): Promise<boolean> {
  return (await eventLog().findOne({ _id: seq }, { projection: { _id: 1 } })) !== null;
}

/** The next events after a number, in order. Asked for by their numbers, which an embedded database finds at once. */
export async function readEvents(after: number): Promise<PracticeEvent[]> {
  const numbers = Array.from({ length: EVENTS_AT_ONCE }, (_, index) => after + index + 1);
  const stored = await eventLog()
    .find({ _id: { $in: numbers } })
    .toArray();
  stored.sort((one, other) => one._id - other._id);
  return stored.map(({ _id, type, payload, at }) => ({ seq: _id, type, payload, at }) as PracticeEvent);
}

/**
 * What every change committed by now has told since event `place`, numbered or not yet, and the place to go on from: for
 * what a process holds and must not be behind with. What has no number yet is told again with it.
 * undefined when the log does not go back to `place`.
 */
export async function readTold(place: number): Promise<{ told: Told[]; place: number } | undefined> {
  // Those without a number first: one that gets its number meanwhile is in the log.
  const told = (await eventOutbox().find().toArray()) as Told[];
  let last = place;
  for (;;) {
    const [known, ...events] = await readEvents(last - 1);
    if (known?.seq !== last) return undefined;
    if (events.length === 0) return { told, place: last };
    told.push(...events);
    last = events.at(-1)?.seq ?? last;
  }
}

/** Wakes this process's readers after a commit, without waiting for the change stream. */
export function announce(): void {
  announceLocally();
}

export function onAnnounce(wake: () => void): void {
  announceLocally = wake;
}

export async function prepareEvents(): Promise<void> {
  await createCollection('events');
  await createCollection('event_outbox');
  await createCollection('counters');
  await eventLog().createIndex({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });
  await eventCounters().updateOne({ _id: 'events' }, { $setOnInsert: { seq: 0 } }, { upsert: true });
}
