import type { Timestamp } from 'mongodb';
import { deliverEvents, eventCounters, eventLog, eventOutbox, toEvent, wakeReaders } from './events.ts';
import { Lock } from './lock.ts';
import { runTransaction } from './run-transaction.ts';

const BATCH = 200;
const LIMIT_MS = 2000;
const sequencing = new Lock();
let waiting: Promise<void> | undefined;

/**
 * Moves committed events from the outbox into the log under the next sequence numbers: without gaps, and no lower
 * number becomes visible after a higher one; then hands them to the readers of this process. Any process may call it at
 * any time; calls during a run share the next one.
 * @param areThere whether the caller has just committed some: they need not be looked for outside of a transaction
 * @throws DomainError UNAVAILABLE when other processes block it for too long
 */
export function sequenceEvents({ areThere = false } = {}): Promise<void> {
  waiting ??= sequencing.run(async () => {
    waiting = undefined;
    if (!areThere && !(await eventOutbox().findOne({}, { projection: { _id: 1 } }))) return;
    let count = await sequenceBatch();
    // Another process has numbered them meanwhile.
    if (count === 0) wakeReaders();
    while (count === BATCH) count = await sequenceBatch();
  });
  return waiting;
}

/** Resolves when no event is being numbered in this process any more. */
export function numberingDone(): Promise<void> {
  return sequencing.run(async () => undefined);
}

type Waiting = { _id: unknown; at: Date; clusterTime?: Timestamp | undefined };

/**
 * A change that depends on another has a later time of the database, whose clocks follow from each other; those of processes
 * may differ. Within a millisecond the ids decide.
 */
function byTime(one: Waiting, other: Waiting): number {
  const known = one.clusterTime && other.clusterTime ? one.clusterTime.compare(other.clusterTime) : 0;
  return known || Number(one.at) - Number(other.at) || (String(one._id) < String(other._id) ? -1 : 1);
}

/** Only this transaction touches the counter, so that changes do not wait for each other. */
async function sequenceBatch(): Promise<number> {
  const numbered = await runTransaction(
    async (session) => {
      const events = await eventOutbox().find({}, { session, limit: BATCH }).toArray();
      if (events.length === 0) return [];
      events.sort(byTime);
      const counter = await eventCounters().findOneAndUpdate(
        { _id: 'events' },
        { $inc: { seq: events.length } },
        { session, returnDocument: 'after' },
      );
      if (!counter) throw new Error('The events counter is missing.');
      const first = counter.seq - events.length + 1;
      const stored = events.map(({ _id, clusterTime, ...event }, index) => ({ ...event, _id: first + index }));
      await eventLog().insertMany(stored, { session });
      await eventOutbox().deleteMany({ _id: { $in: events.map(({ _id }) => _id) } }, { session });
      return stored;
    },
    { limitMs: LIMIT_MS },
  );
  if (numbered.length > 0) deliverEvents(numbered.map(toEvent));
  return numbered.length;
}
