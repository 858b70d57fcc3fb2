import { type SelfCheckFault, serviceNames } from '@practice/contracts';
import { inBatches } from '../embedded/in-batches.ts';
import { cursors } from '../event-consumer.ts';
import { eventLog, eventOutbox, KEPT_DAYS, lastSeq } from '../events.ts';
import { givenUpEvents } from '../given-up-events.ts';
import { atOnce, inTurn, type SelfCheck } from './self-check.ts';

const STUCK_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const MOST_UNNUMBERED = 100;
const STEP = 1000;

/**
 * Whether all events have their numbers, without gaps, and every consumer has handled what came more than some minutes ago.
 * Looks at the events of the last days, as older ones go from the log in no order.
 */
export const checkEvents: SelfCheck = inTurn(atOnce(lookAtConsumers), lookForGaps);

async function lookAtConsumers() {
  const last = await lastSeq();
  const known = await cursors()
    .find({ _id: { $in: [...serviceNames] } })
    .toArray();
  const isOld = { $gte: new Date(0), $lt: new Date(Date.now() - STUCK_MS) };
  const [unnumbered, givenUp] = await Promise.all([
    eventOutbox().find({ at: isOld }, { limit: MOST_UNNUMBERED }).toArray(),
    givenUpEvents().find().toArray(),
  ]);
  const late = await Promise.all(known.map(async ({ _id, seq }) => ({ _id, seq, isStuck: await isOverdue(seq + 1) })));
  const faults: SelfCheckFault[] = [
    ...late
      .filter(({ isStuck }) => isStuck)
      .map(({ _id, seq }) => toFault(`stuck:${_id}`, `“${_id}” hizmeti ${seq + 1} numaralı olaydan beri ilerlemiyor.`)),
    ...late
      .filter(({ seq }) => seq > last)
      .map(({ _id, seq }) =>
        toFault(`ahead:${_id}`, `“${_id}” hizmeti, henüz olmayan ${seq} numaralı olayda duruyor.`),
      ),
    ...unnumbered.map(({ _id, type }) => toFault(`unnumbered:${_id}`, `Bir olay (${type}) numara alamadan bekliyor.`)),
    ...givenUp.map(({ _id, consumer, seq, type }) =>
      toFault(
        `given-up:${_id}`,
        `“${consumer}” hizmeti ${seq} numaralı olayı (${type ?? 'süresi dolmuş'}) işleyemedi.`,
      ),
    ),
  ];
  return { checked: 0, faults };
}

async function isOverdue(seq: number): Promise<boolean> {
  const event = await eventLog().findOne({ _id: seq }, { projection: { at: 1 } });
  return event !== null && Date.now() - event.at.getTime() > STUCK_MS;
}

async function lookForGaps(position: string | null) {
  const first =
    position === null ? await firstSeqSince(new Date(Date.now() - (KEPT_DAYS - 1) * DAY_MS)) : Number(position);
  const last = await lastSeq();
  if (first === null || first > last) return { checked: 0, faults: [], next: null };
  const end = Math.min(first + STEP - 1, last);
  const missing: number[] = [];
  const all = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  for (const numbers of await inBatches(all)) {
    const found = await eventLog()
      .find({ _id: { $in: numbers } }, { projection: { _id: 1 } })
      .toArray();
    const there = new Set(found.map(({ _id }) => _id));
    missing.push(...numbers.filter((number) => !there.has(number)));
  }
  return {
    checked: end - first + 1,
    faults: missing.map((seq) => toFault(`missing:${seq}`, `Olay günlüğünde ${seq} numaralı olay yok.`)),
    next: end < last ? String(end + 1) : null,
  };
}

/** The number of the first event since a time; null without any. */
async function firstSeqSince(since: Date): Promise<number | null> {
  const projection = { _id: 1 } as const;
  return (await eventLog().findOne({ at: { $gte: since } }, { sort: { at: 1 }, projection }))?._id ?? null;
}

function toFault(id: string, sentence: string): SelfCheckFault {
  return { id, sentence, records: [] };
}
