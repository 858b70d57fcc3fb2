import { type EventPayload, type EventType, eventPayloads, type PracticeEvent } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { createCollection, database } from './database.ts';
import { Lock } from './lock.ts';

type StoredEvent = { _id: number; type: EventType; payload: unknown; at: Date };
type Counter = { _id: string; seq: number };
type Pending = { type: EventType; payload: unknown };

const KEPT_DAYS = 30;
const pending = new WeakMap<ClientSession, Pending[]>();
const writing = new Lock();
let announceLocally: () => void = () => undefined;

/** The events collection; `_id` is a counter that grows in the order of the commits. */
export function eventLog() {
  return database().collection<StoredEvent>('events');
}

const counters = () => database().collection<Counter>('counters');

/** Tells of a change inside its transaction; written with it or not at all. */
export function emit<T extends EventType>(session: ClientSession, type: T, payload: EventPayload<T>): void {
  const list = pending.get(session) ?? [];
  list.push({ type, payload: eventPayloads[type].parse(payload) });
  pending.set(session, list);
}

/** Forgets and gives what was told in a session. */
export function takePending(session: ClientSession): Pending[] {
  const list = pending.get(session) ?? [];
  pending.delete(session);
  return list;
}

/**
 * Writes a session's events and commits. The counter is raised last and by one transaction of this process at a time,
 * because every transaction with an event meets there.
 */
export async function writePending(session: ClientSession, commit: () => Promise<void>): Promise<void> {
  const list = takePending(session);
  if (list.length === 0) return commit();
  await writing.run(async () => {
    const counter = await counters().findOneAndUpdate(
      { _id: 'events' },
      { $inc: { seq: list.length } },
      { session, returnDocument: 'after' },
    );
    if (!counter) throw new Error('The events counter is missing.');
    const first = counter.seq - list.length + 1;
    const at = new Date();
    await eventLog().insertMany(
      list.map((event, index) => ({ _id: first + index, ...event, at })),
      { session },
    );
    await commit();
  });
}

/** The last event's number; 0 before the first. */
export async function lastSeq(): Promise<number> {
  return (await counters().findOne({ _id: 'events' }))?.seq ?? 0;
}

/** The oldest event's number that is still kept; 0 when there is none. */
export async function oldestSeq(): Promise<number> {
  return (await eventLog().find().sort({ _id: 1 }).limit(1).next())?._id ?? 0;
}

/** Events after a number, in order. */
export async function readEvents(after: number, limit = 200): Promise<PracticeEvent[]> {
  const stored = await eventLog()
    .find({ _id: { $gt: after, $lte: after + limit } })
    .sort({ _id: 1 })
    .toArray();
  return stored.map(({ _id, type, payload, at }) => ({ seq: _id, type, payload, at }) as PracticeEvent);
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
  await createCollection('counters');
  await eventLog().createIndex({ at: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });
  await counters().updateOne({ _id: 'events' }, { $setOnInsert: { seq: 0 } }, { upsert: true });
}
