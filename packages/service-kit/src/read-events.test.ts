import { EventConsumer, emit, lastSeq, readEvents, withTransaction } from '@practice/service-kit';
import { describeByBoth, useTestDatabase } from '@practice/service-kit/testing';
import type { ClientSession } from 'mongoose';
import { expect, it } from 'vitest';
import { database } from './database.ts';
import { cursors } from './event-consumer.ts';
import { eventCounters, eventLog } from './events.ts';
import { givenUpEvents } from './given-up-events.ts';

useTestDatabase([]);

const emitRequest = (appointmentId: string) =>
  withTransaction(async (session) => emit(session, 'appointment.requested', { appointmentId }));

describeByBoth('a consumer that was away for longer than events are kept', () => {
  it('goes on with what there is, and notes what it has missed', async () => {
    const seen: string[] = [];
    const apply = async (_: ClientSession, { payload }: { payload: { appointmentId: string } }) => {
      seen.push(payload.appointmentId);
    };
    const consumer = new EventConsumer('late', { 'appointment.requested': { apply } });
    await consumer.prepare();
    for (const id of ['handled', 'expired', 'kept']) await emitRequest(id);
    const last = await lastSeq();
    await cursors().updateOne({ _id: 'late' }, { $set: { seq: last - 2 } });
    await eventLog().deleteOne({ _id: last - 1 });
    await consumer.catchUp();
    await consumer.catchUp();
    expect(seen).toEqual(['kept']);
    expect(await givenUpEvents().find({ consumer: 'late' }).toArray()).toMatchObject([{ seq: last - 1, type: null }]);
  });

  it('goes on also when more have expired than are read at once', async () => {
    await emitRequest('kept');
    const last = await lastSeq();
    const seqs = Array.from({ length: 250 }, (_, index) => last + index + 1);
    await eventCounters().updateOne({ _id: 'events' }, { $inc: { seq: seqs.length } });
    await emitRequest('first that is left');
    expect(await readEvents(last)).toMatchObject([{ seq: last + 251 }]);
  });
});

type Read = { find: string; autocommit?: boolean; readConcern?: { level?: string } };

describeByBoth('the log of events and its counter', () => {
  it('are read as most members of a set have them: no election takes back what was read', async () => {
    const levels = new Set<string>();
    const listen = ({ commandName, command }: { commandName: string; command: object }) => {
      const { find, autocommit, readConcern } = command as Read;
      const isAlone = commandName === 'find' && autocommit === undefined;
      if (isAlone && ['events', 'counters'].includes(find)) levels.add(`${find} ${readConcern?.level}`);
    };
    await emitRequest('a');
    const consumer = new EventConsumer('concerned', {});
    const { client } = database();
    client.on('commandStarted', listen);
    try {
      await consumer.prepare();
      await readEvents((await lastSeq()) - 1);
      await consumer.catchUp();
    } finally {
      client.off('commandStarted', listen);
    }
    expect([...levels].sort()).toEqual(['counters majority', 'events majority']);
  });
});
