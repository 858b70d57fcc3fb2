import {
  callService,
  DomainError,
  database,
  EventConsumer,
  EventFeed,
  emit,
  enqueueJob,
  handlerWithLoad,
  jobQueue,
  readEvents,
  registerService,
  withTransaction,
} from '@practice/service-kit';
import { commandsOf, describeByBoth, useTestDatabase } from '@practice/service-kit/testing';
import type { ClientSession } from 'mongoose';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cursors } from './event-consumer.ts';
import { eventCounters, eventLog, eventOutbox, flushEvents, lastSeq } from './events.ts';
import { readEmittedSince } from './read-events.ts';
import { runTransaction } from './run-transaction.ts';
import { sequenceEvents } from './sequence-events.ts';

useTestDatabase([]);

const emitRequest = (appointmentId: string, before?: () => Promise<void>) =>
  withTransaction(async (session) => {
    await before?.();
    emit(session, 'appointment.requested', { appointmentId });
  });

describe('events', () => {
  it('are written with the change, or not at all', async () => {
    const start = await lastSeq();
    const failing = withTransaction(async (session) => {
      await database()
        .collection('counters')
        .insertOne({ _id: 'x' } as never, { session });
      emit(session, 'appointment.requested', { appointmentId: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(
      await database()
        .collection('counters')
        .findOne({ _id: 'x' } as never),
    ).toBeNull();
    expect(await readEvents(start)).toEqual([]);
    expect(await lastSeq()).toBe(start);
  });

  it('get numbers without gaps in the order of the commits, however many at once', async () => {
    const start = await lastSeq();
    await Promise.all(Array.from({ length: 40 }, (_, index) => emitRequest(`a${index}`)));
    const events = await readEvents(start);
    expect(events.map((event) => event.seq)).toEqual(Array.from({ length: 40 }, (_, index) => start + index + 1));
  });
});

describe('an event consumer', () => {
  const consumerOf = async (name: string, handle: (id: string) => void) => {
    const consumer = new EventConsumer(name, {
      'appointment.requested': {
        apply: async (session, event) => {
          await enqueueJob(session, { key: `${name}:${event.payload.appointmentId}`, kind: 'test', payload: {} });
          handle(event.payload.appointmentId);
        },
      },
    });
    await consumer.prepare();
    await consumer.catchUp();
    return consumer;
  };

  it('handles each event once even with two processes', async () => {
    const [one, two] = await Promise.all([consumerOf('twice', () => undefined), consumerOf('twice', () => undefined)]);
    for (let index = 0; index < 10; index++) await emitRequest(`t${index}`);
    await Promise.all([one.catchUp(), two.catchUp(), one.catchUp()]);
    expect(await jobQueue().countDocuments({ _id: /^twice:t/ })).toBe(10);
  });

  it('retries an event whose handler failed, and keeps nothing of the failed attempt', async () => {
    let failures = 2;
    const consumer = await consumerOf('failing', () => {
      if (failures-- > 0) throw new Error('crash');
    });
    await emitRequest('f1');
    await expect(consumer.catchUp()).rejects.toThrow('crash');
    expect(await jobQueue().countDocuments({ _id: 'failing:f1' })).toBe(0);
    await expect(consumer.catchUp()).rejects.toThrow('crash');
    await consumer.catchUp();
    expect(await jobQueue().countDocuments({ _id: 'failing:f1' })).toBe(1);
  });
});

describeByBoth('a consumer that follows a feed', () => {
  const follower = async (name: string, handle: () => void = () => undefined) => {
    const feed = new EventFeed();
    await feed.start({ watches: false });
    onTestFinished(() => feed.stop());
    const apply = async (session: ClientSession, { payload }: { payload: { appointmentId: string } }) => {
      await enqueueJob(session, { key: `${name}:${payload.appointmentId}`, kind: 'test', payload: {} });
      handle();
    };
    const consumer = new EventConsumer(name, { 'appointment.requested': { apply } }).follow(feed);
    await consumer.prepare();
    // An event at which the log ends: before one, what is missing may have expired.
    await withTransaction(async (session) => emit(session, 'menu.changed', { slug: name }));
    for (let times = 0; times < 2; times++) await consumer.catchUp();
    return consumer;
  };
  const handled = (name: string) => jobQueue().countDocuments({ _id: new RegExp(`^${name}:`) });
  const position = async (name: string) => (await cursors().findOne({ _id: name }))?.seq;

  // What is lost on the way is read from the log.
  it.skipIf(process.env.TEST_DATABASE)('handles events without reading the log', async () => {
    const consumer = await follower('following');
    for (const id of ['a', 'b']) await emitRequest(id);
    const commands = await commandsOf(() => consumer.catchUp());
    expect(await handled('following')).toBe(2);
    expect(commands.filter((command) => /^find (events|event_cursors|counters)$/.test(command))).toEqual([]);
  });

  it('reads the log after a failure, and handles each event once', async () => {
    let failures = 1;
    const consumer = await follower('stumbling', () => {
      if (failures-- > 0) throw new Error('crash');
    });
    for (const id of ['a', 'b']) await emitRequest(id);
    await expect(consumer.catchUp()).rejects.toThrow('crash');
    expect(await handled('stumbling')).toBe(0);
    await consumer.catchUp();
    await consumer.catchUp();
    expect([await handled('stumbling'), await position('stumbling')]).toEqual([2, await lastSeq()]);
  });

  it('goes on after what another process has handled', async () => {
    const [one, two] = [await follower('sharing'), await follower('sharing')];
    await emitRequest('a');
    await one.catchUp();
    await emitRequest('b');
    await Promise.all([two.catchUp(), one.catchUp()]);
    expect([await handled('sharing'), await position('sharing')]).toEqual([2, await lastSeq()]);
  });

  it('writes its position for events without a handler by itself', async () => {
    const consumer = await follower('passing');
    await withTransaction(async (session) => emit(session, 'menu.changed', { slug: 'ana' }));
    await consumer.catchUp();
    await expect.poll(() => position('passing')).toBe(await lastSeq());
  });
});

describe('a handler that loads', () => {
  const consumerOf = async (name: string, load: (id: string) => Promise<string>) => {
    const consumer = new EventConsumer(name, {
      'appointment.requested': handlerWithLoad({
        load: ({ payload }) => load(payload.appointmentId),
        apply: (session, _event, loaded) =>
          enqueueJob(session, { key: `${name}:${loaded}`, kind: 'test', payload: {} }),
      }),
    });
    await consumer.prepare();
    await consumer.catchUp();
    return consumer;
  };
  const isQueued = async (key: string) => (await jobQueue().countDocuments({ _id: key })) === 1;

  it('calls other services outside of its transaction, and writes their responses inside', async () => {
    registerService('appointments', { listServiceTitles: async () => ({ l1: 'Oyun Terapisi' }) });
    const consumer = await consumerOf('loading', async (id) => {
      return (await callService('appointments', 'listServiceTitles', {}))[id] ?? id;
    });
    await emitRequest('l1');
    await consumer.catchUp();
    expect(await isQueued('loading:Oyun Terapisi')).toBe(true);
  });

  it('waits for an unreachable service for as long as it takes', async () => {
    let isAway = true;
    const consumer = await consumerOf('waiting', async (id) => {
      if (isAway) throw new DomainError('UNAVAILABLE');
      return id;
    });
    await emitRequest('w1');
    for (let index = 0; index < 15; index += 1) await expect(consumer.catchUp()).rejects.toThrow(DomainError);
    isAway = false;
    await consumer.catchUp();
    expect(await isQueued('waiting:w1')).toBe(true);
  });
});

describeByBoth('the feed', () => {
  const feed = new EventFeed();
  afterEach(() => feed.stop());

  it('delivers everything from now on, in order', async () => {
    await emitRequest('before');
    await feed.start();
    const seen: string[] = [];
    const all = new Promise<void>((resolve) => {
      feed.subscribe((event) => {
        if (event.type === 'appointment.requested') seen.push(event.payload.appointmentId);
        if (seen.length === 3) resolve();
      });
    });
    for (const id of ['1', '2', '3']) await emitRequest(id);
    await all;
    expect(seen).toEqual(['1', '2', '3']);
  });

  it('takes what this process makes without reading it, and what others have made before in its order', async () => {
    await feed.start({ watches: false });
    const seen: unknown[] = [];
    onTestFinished(feed.subscribe(({ payload }) => seen.push(payload)));
    await emitRequest('own');
    expect(seen).toEqual([{ appointmentId: 'own' }]);

    const counter = await eventCounters().findOneAndUpdate({ _id: 'events' }, { $inc: { seq: 1 } });
    const _id = (counter?.seq ?? 0) + 1;
    const foreign = { appointmentId: 'of another process' };
    await eventLog().insertOne({ _id, type: 'appointment.requested', payload: foreign, at: new Date() });
    await emitRequest('own, too');
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    expect(seen).toEqual([{ appointmentId: 'own' }, foreign, { appointmentId: 'own, too' }]);
  });

  it('delivers what a process committed but could not number before it was killed', async () => {
    await runTransaction(async (session) => {
      emit(session, 'appointment.requested', { appointmentId: 'left behind' });
      await flushEvents(session);
    });
    const seen = new Promise<unknown>((resolve) => feed.subscribe(({ payload }) => resolve(payload)));
    await feed.start();
    expect(await seen).toEqual({ appointmentId: 'left behind' });
  });
});

describeByBoth('what was emitted since a number', () => {
  const appointments = (emitted: Awaited<ReturnType<typeof readEmittedSince>>) => [
    ...new Set(emitted?.events.map(({ payload }) => (payload as { appointmentId: string }).appointmentId)),
  ];

  it('has every commit, numbered or not', async () => {
    await emitRequest('before');
    await sequenceEvents();
    const seq = await lastSeq();
    for (let index = 0; index < 3; index += 1) {
      await emitRequest(`t${index}`);
      expect(appointments(await readEmittedSince(seq))).toContain(`t${index}`);
    }
    await eventOutbox().insertOne({
      type: 'appointment.requested',
      payload: { appointmentId: 'waits' },
      at: new Date(),
    });
    expect(appointments(await readEmittedSince(seq)).sort()).toEqual(['t0', 't1', 't2', 'waits']);
  });

  it('copes with any number of events', async () => {
    await emitRequest('first');
    await sequenceEvents();
    const seq = await lastSeq();
    await withTransaction(async (session) => {
      for (let index = 0; index < 120; index += 1)
        emit(session, 'appointment.requested', { appointmentId: `m${index}` });
    });
    await sequenceEvents();
    const emitted = await readEmittedSince(seq);
    expect(appointments(emitted)).toHaveLength(120);
    expect(emitted?.seq).toBe(seq + 120);
  });

  it('is undefined when the log does not go back that far', async () => {
    await emitRequest('gone');
    await sequenceEvents();
    const seq = await lastSeq();
    await database().collection('events').deleteMany({});
    expect(await readEmittedSince(seq)).toBeUndefined();
  });

  it('is undefined when another log has that number', async () => {
    await emitRequest('known');
    await sequenceEvents();
    const { seq, at } = (await readEmittedSince(await lastSeq())) ?? {};
    expect(await readEmittedSince(seq ?? 0, at)).toEqual({ events: [], seq, at });
    await database()
      .collection('events')
      .updateMany({}, { $set: { at: new Date(0) } });
    expect(await readEmittedSince(seq ?? 0, at)).toBeUndefined();
  });
});
