import type { PracticeEvent } from '@practice/contracts';
import { helpsDatabase } from './embedded/list-executor.ts';
import { readByNumbers } from './embedded/read-by-numbers.ts';
import { type EmittedEvent, eventLog, eventOutbox, type StoredEvent, toEvent } from './events.ts';

/** How many events `readEvents` returns at most. */
export const MAX_EVENTS_PER_READ = 100;

/** The next events after a number, in order. Those that have expired are left out. */
export async function readEvents(after: number): Promise<PracticeEvent[]> {
  const byNumbers = (await helpsDatabase()) ? await readByNumbers(after, MAX_EVENTS_PER_READ) : undefined;
  const stored = byNumbers ?? (await readRange(after));
  return stored.map(toEvent);
}

function readRange(after: number): Promise<StoredEvent[]> {
  return eventLog()
    .find({ _id: { $gt: after } })
    .sort({ _id: 1 })
    .limit(MAX_EVENTS_PER_READ)
    .toArray();
}

/**
 * Every event committed by now after number `seq`, numbered or still in the outbox, and the number to continue from: for
 * caches that must not lag behind a commit. An event from the outbox is returned again once it has its number.
 * @param at when the event with that number was emitted, as far as it is known
 * @returns undefined when the log does not go back to `seq`, or is another log, with another event of that number
 */
export async function readEmittedSince(
  seq: number,
  at?: Date,
): Promise<{ events: EmittedEvent[]; seq: number; at: Date } | undefined> {
  // The outbox first: an event that is numbered between the two reads is then found in the log.
  const found = (await eventOutbox().find().toArray()) as EmittedEvent[];
  let last = { seq, at };
  for (;;) {
    const [known, ...events] = await readEvents(last.seq - 1);
    if (known?.seq !== last.seq || (last.at && known.at.getTime() !== last.at.getTime())) return undefined;
    last = events.at(-1) ?? known;
    if (events.length === 0) return { events: found, seq: known.seq, at: known.at };
    found.push(...events);
  }
}
