import { emit, lastSeq, readEvents } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { expect, it, vi } from 'vitest';
import { database } from './database.ts';
import { flushEvents } from './events.ts';
import { runTransaction } from './run-transaction.ts';
import { sequenceEvents } from './sequence-events.ts';

useTestDatabase([]);

it('a cause has its number before its consequence, though its process has a clock that is ahead', async () => {
  const start = await lastSeq();
  const change = (appointmentId: string) =>
    runTransaction(async (session) => {
      const place = { _id: 'changed by both' } as never;
      await database()
        .collection('rate_limit_hits')
        .updateOne(place, { $set: { appointmentId } }, { session, upsert: true });
      emit(session, 'appointment.requested', { appointmentId });
      await flushEvents(session);
    });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await change('cause');
  vi.useRealTimers();
  await change('consequence');
  await sequenceEvents();
  expect(await readEvents(start)).toMatchObject([
    { payload: { appointmentId: 'cause' } },
    { payload: { appointmentId: 'consequence' } },
  ]);
});
