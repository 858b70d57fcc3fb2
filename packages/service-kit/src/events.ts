import { type EventPayload, type EventType, eventDefinitions, type PracticeEvent } from '@practice/contracts';
import type { Timestamp } from 'mongodb';
import type { ClientSession } from 'mongoose';
import { database } from './database.ts';
import { prepareGivenUpEvents } from './given-up-events.ts';
import { createCollection, prepareCollection } from './prepare-collections.ts';
import { traceOf } from './tracing/session-trace.ts';
import type { TraceParent } from './tracing/tracer.ts';

export type StoredEvent = { _id: number; type: EventType; payload: unknown; at: Date; trace?: TraceParent | undefined };
type Counter = { _id: string; seq: number };
type Pending = { type: EventType; payload: unknown; trace?: TraceParent | undefined };
export type EmittedEvent = Pick<PracticeEvent, 'type' | 'payload'>;

type EventReaders = {
  /** Takes events that this process has just numbered, in order. */
  deliver: (events: PracticeEvent[]) => void;
  /** Reads the log again. */
  wake: () => void;
};

/** How long events stay in the log. */
export const KEPT_DAYS = 30;
const pending = new WeakMap<ClientSession, Pending[]>();
/** How the readers of this process learn of events; see `onEvents`. */
let readers: EventReaders = { deliver: () => undefined, wake: () => undefined };

/** What a majority of a set's members have: a number that is taken back after an election would go to another event. */
const LASTING = { readConcern: { level: 'majority' } } as const;

/** The event log; `_id` is a sequence number without gaps, in the order in which events become visible. */
export function eventLog() {
  return database().collection<StoredEvent>('events', LASTING);
}

/**
 * Committed events that have no sequence number yet: see `sequence-events.ts`. `clusterTime` is the database's time when the
 * event was emitted, as far as its transaction had read or written anything.
 */
export function eventOutbox() {
  return database().collection<Pending & { at: Date; clusterTime?: Timestamp | undefined }>('event_outbox');
}

export function eventCounters() {
  return database().collection<Counter>('counters', LASTING);
}

/** Emits an event of a change inside its transaction; it is written with the change or not at all. */
export function emit<T extends EventType>(session: ClientSession, type: T, payload: EventPayload<T>): void {
  const list = pending.get(session) ?? [];
  list.push({ type, payload: eventDefinitions[type].payload.parse(payload) });
  pending.set(session, list);
}

/** Writes the events emitted in a session to the outbox, as the last step of its transaction, and returns them. */
export async function flushEvents(session: ClientSession): Promise<Pending[]> {
  const list = pending.get(session) ?? [];
  pending.delete(session);
  if (list.length === 0) return list;
  const at = new Date();
  const trace = traceOf(session);
  const clusterTime = session.clusterTime?.clusterTime;
  await eventOutbox().insertMany(
    list.map((event) => ({ ...event, at, trace, clusterTime })),
    { session },
  );
  return list;
}

/** The last event's number; 0 before the first. */
export async function lastSeq(): Promise<number> {
  return (await eventCounters().findOne({ _id: 'events' }))?.seq ?? 0;
}

/** Whether an event is still in the log: events expire after 30 days. */
export async function isKept(seq: number): Promise<boolean> {
  return (await eventLog().findOne({ _id: seq }, { projection: { _id: 1 } })) !== null;
}

export function toEvent({ _id, type, payload, at, trace }: StoredEvent): PracticeEvent {
  return { seq: _id, type, payload, at, ...(trace ? { trace } : {}) } as PracticeEvent;
}

/** Hands events to the readers of this process, which so need not read them: call it once they are in the log. */
export function deliverEvents(events: PracticeEvent[]): void {
  readers.deliver(events);
}

/** Has the readers of this process read the log, without waiting for the change stream. */
export function wakeReaders(): void {
  readers.wake();
}

export function onEvents(callbacks: EventReaders): void {
  readers = callbacks;
}

export async function prepareEvents(): Promise<void> {
  await prepareCollection('events', [{ key: { at: 1 }, expireAfterSeconds: KEPT_DAYS * 86_400 }]);
  await createCollection('event_outbox');
  await prepareGivenUpEvents();
  await createCollection('counters');
  await eventCounters().updateOne({ _id: 'events' }, { $setOnInsert: { seq: 0 } }, { upsert: true });
}
