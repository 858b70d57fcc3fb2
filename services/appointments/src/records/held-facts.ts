import { type EmittedEvent, lastSeq, readEmittedSince } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import type { PiecedList } from './cut-page.ts';
import { FACT_FIELDS, type FactSource, type Facts, toFacts } from './facts.ts';

type Held = {
  /** By appointment's id. */
  facts: Map<string, Facts>;
  /** Lists made of these facts; gone with the next change. */
  lists: Map<string, PiecedList | null>;
  seq: number;
};

/**
 * The facts of all appointments, read once by a process. Every asking first takes in what the events tell, so that an
 * answer is never behind a change that was committed before it was asked for, on this node or another.
 */
export class HeldFacts {
  #held: Held | undefined;
  #running: Promise<Held> | undefined;
  #next: Promise<Held> | undefined;

  /** The facts as of now. Those who ask while one reading is under way share the next. */
  current(): Promise<Readonly<Held>> {
    if (!this.#next) {
      const reading = Promise.resolve(this.#running)
        .catch(() => undefined)
        .then(() => {
          this.#running = reading;
          this.#next = undefined;
          return this.#read();
        });
      this.#next = reading;
    }
    return this.#next;
  }

  /** Has everything read anew: after what no event told, as a hand in the database. */
  forget(): void {
    this.#held = undefined;
  }

  async #read(): Promise<Held> {
    const before = this.#held;
    const held = before ?? (await readAll());
    const news = await readEmittedSince(held.seq);
    if (!news) {
      // The log does not go back so far: it was emptied, expired or restored, or nothing was ever told.
      this.#held = undefined;
      return before ? this.#read() : held;
    }
    const changed = changedIds(news.events);
    await takeIn(held, changed);
    held.seq = news.seq;
    this.#held = held;
    return held;
  }
}

async function readAll(): Promise<Held> {
  const seq = await lastSeq();
  const facts = new Map<string, Facts>();
  const all = AppointmentModel.find({}, FACT_FIELDS).lean<FactSource[]>().cursor({ batchSize: 2000 });
  for await (const one of all) facts.set(String(one._id), toFacts(one));
  return { facts, lists: new Map(), seq };
}

async function takeIn(held: Held, changed: string[]): Promise<void> {
  // A change marks those that it overlaps too, and has one event.
  const marked = () => changed.flatMap((id) => held.facts.get(id)?.conflictsWith ?? []);
  const ids = new Set([...changed, ...marked()]);
  await readInto(held, [...ids]);
  const others = marked().filter((id) => !ids.has(id));
  await readInto(held, others);
}

async function readInto({ facts, lists }: Held, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await AppointmentModel.find({ _id: { $in: ids } }, FACT_FIELDS).lean<FactSource[]>();
  for (const id of ids) facts.delete(id);
  for (const one of found) facts.set(String(one._id), toFacts(one));
  lists.clear();
}

function changedIds(told: EmittedEvent[]): string[] {
  const ids = told
    .filter(({ type }) => type === 'appointment.requested' || type === 'appointment.changed')
    .map(({ payload }) => (payload as { appointmentId: string }).appointmentId);
  return [...new Set(ids)];
}
