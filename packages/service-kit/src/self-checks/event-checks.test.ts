import { EventConsumer, emit, logger, withTransaction } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { cursors } from '../event-consumer.ts';
import { eventLog, eventOutbox, lastSeq } from '../events.ts';
import { checkEvents } from './event-checks.ts';

useTestDatabase([]);

const HOUR_MS = 3_600_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const emitRequests = (count: number) =>
  withTransaction(async (session) => {
    for (let index = 0; index < count; index += 1)
      emit(session, 'appointment.requested', { appointmentId: `a${index}` });
  });

async function check() {
  const ids: string[] = [];
  let checked = 0;
  for (let from: string | null | undefined = null; from !== undefined; ) {
    const step: Awaited<ReturnType<typeof checkEvents>> = await checkEvents(from);
    ids.push(...step.faults.map(({ id }) => id));
    checked += step.checked;
    from = step.next ?? undefined;
  }
  return { ids, checked };
}

/** A consumer that has handled everything. */
let consumer: EventConsumer;
let handle: () => void;
beforeEach(async () => {
  handle = () => undefined;
  await emitRequests(5);
  consumer = new EventConsumer('messaging', { 'appointment.requested': { apply: async () => handle() } });
  await consumer.prepare();
  await cursors().updateMany({}, { $set: { seq: await lastSeq(), attempts: 0 } });
});

it('finds nothing where each event has its number and was handled', async () => {
  expect(await check()).toEqual({ ids: [], checked: 5 });
});

it('finds a number without an event, but none before the oldest that is kept', async () => {
  const last = await lastSeq();
  await eventLog().deleteOne({ _id: last - 2 });
  expect((await check()).ids).toEqual([`missing:${last - 2}`]);
  await eventLog().deleteMany({ _id: { $lt: last - 1 } });
  expect((await check()).ids).toEqual([]);
});

it('finds a consumer that does not go on, and one that is ahead of all events', async () => {
  const last = await lastSeq();
  await cursors().updateOne({ _id: 'messaging' }, { $set: { seq: last - 2 } });
  expect((await check()).ids).toEqual([]);
  await eventLog().updateOne({ _id: last - 1 }, { $set: { at: ago(HOUR_MS) } });
  expect((await check()).ids).toEqual(['stuck:messaging']);
  await cursors().updateOne({ _id: 'messaging' }, { $set: { seq: last + 7 } });
  expect((await check()).ids).toEqual(['ahead:messaging']);
});

it('finds an event that gets no number', async () => {
  const event = { type: 'appointment.requested' as const, payload: {} };
  await eventOutbox().insertOne({ ...event, at: new Date() });
  expect((await check()).ids).toEqual([]);
  const { insertedId } = await eventOutbox().insertOne({ ...event, at: ago(HOUR_MS) });
  expect((await check()).ids).toEqual([`unnumbered:${insertedId}`]);
});

it('finds an event that was given up, and those that expired unhandled', async () => {
  vi.spyOn(logger, 'error').mockImplementation(() => undefined);
  handle = () => {
    throw new Error('never');
  };
  await emitRequests(1);
  const given = await lastSeq();
  for (let attempt = 0; attempt < 12; attempt += 1) await consumer.catchUp().catch(() => undefined);
  expect((await cursors().findOne({ _id: 'messaging' }))?.seq).toBe(given);
  expect((await check()).ids).toEqual([`given-up:messaging:${given}`]);
  handle = () => undefined;
  await emitRequests(102);
  const last = await lastSeq();
  await eventLog().deleteMany({ _id: { $lt: last } });
  await consumer.catchUp();
  expect((await check()).ids.sort()).toEqual([`given-up:messaging:${given}`, `given-up:messaging:${last - 1}`].sort());
});
