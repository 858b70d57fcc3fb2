import type { LiveEvent } from '@practice/ui/back-office';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveStream, type LiveStream } from './live-stream.ts';

/** A stream whose server is the test. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.all.push(this);
  }
  emit(type: string, data: unknown, id = '') {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data), lastEventId: id }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = 2;
  }
}

const onBroken = vi.fn();
const streams: LiveStream[] = [];
const ids = { last: 0 };
const nextId = () => String(++ids.last);
const last = () => Source.all.at(-1) as Source;
const start = (locks?: Pick<LockManager, 'request'>) => {
  const events: LiveEvent[] = [];
  const stream = createLiveStream({
    onEvent: (event) => void events.push(event),
    onBroken,
    open: (url) => new Source(url) as unknown as EventSource,
    locks,
  });
  streams.push(stream);
  return { stream, events };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Source);
  Source.all = [];
  onBroken.mockClear();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('delivers changes and new notifications, but no heartbeats', () => {
  const { events } = start();
  last().emit('appointment.changed', { appointmentId: 'a' }, nextId());
  last().emit('message', { type: 'heartbeat' });
  last().emit('message', { id: 'n1', type: 'appointment', title: 'Yeni randevu talebi' }, nextId());
  expect(events).toEqual([
    { type: 'appointment.changed', payload: { appointmentId: 'a' } },
    { type: 'notification.created', payload: { id: 'n1', type: 'appointment', title: 'Yeni randevu talebi' } },
  ]);
});

it('delivers no event twice', () => {
  const { events } = start();
  const id = nextId();
  last().emit('appointment.changed', {}, id);
  last().emit('appointment.changed', {}, id);
  expect(events).toHaveLength(1);
});

it('ignores unreadable messages', () => {
  const { events } = start();
  last().dispatchEvent(new MessageEvent('message', { data: 'no json' }));
  last().emit('message', null, nextId());
  expect(events).toEqual([]);
});

it('leaves short breaks to the browser, and resumes a closed stream after 5 s where it was', () => {
  start();
  const id = nextId();
  last().emit('appointment.changed', {}, id);
  last().fail(0);
  vi.advanceTimersByTime(10_000);
  expect(Source.all).toHaveLength(1);
  last().fail(2);
  expect(onBroken).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(4999);
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(last().url).toBe(`/api/notifications/stream?lastEventId=${id}`);
});

it('reconnects when a connection has gone silent', () => {
  start();
  last().dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(40_000);
  last().emit('message', { type: 'heartbeat' });
  vi.advanceTimersByTime(40_000);
  expect(Source.all).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(Source.all).toHaveLength(2);
  expect(Source.all[0]?.readyState).toBe(2);
});

it('starts over when the server reports lost events', () => {
  const { events } = start();
  last().emit('appointment.changed', {}, '900');
  last().emit('reset', {}, '5');
  last().emit('appointment.changed', {}, '6');
  expect(events.map(({ type }) => type)).toEqual(['appointment.changed', 'reset', 'appointment.changed']);
});

it('is opened by one tab only, which forwards events; when that closes, the next resumes where it was', async () => {
  const locks = oneAtATime();
  const [one, other] = [start(locks), start(locks)];
  await vi.waitFor(() => expect(Source.all).toHaveLength(1), 30_000);
  const id = nextId();
  last().emit('appointment.changed', { appointmentId: 'a' }, id);
  await vi.waitFor(
    () => expect(other.events).toEqual([{ type: 'appointment.changed', payload: { appointmentId: 'a' } }]),
    30_000,
  );
  expect(one.events).toHaveLength(1);
  one.stream.close();
  await vi.waitFor(() => expect(Source.all).toHaveLength(2), 30_000);
  expect(last().url).toContain(`lastEventId=${id}`);
});

it('is not opened by a tab that was closed while waiting for its turn', async () => {
  const locks = oneAtATime();
  const [one, other] = [start(locks), start(locks)];
  await vi.waitFor(() => expect(Source.all).toHaveLength(1), 30_000);
  other.stream.close();
  one.stream.close();
  await Promise.resolve();
  expect(Source.all).toHaveLength(1);
});

/** The part of the browser's locks that is used: one holder, the others queue. */
function oneAtATime(): Pick<LockManager, 'request'> {
  let line: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    const turn = line.then(() => (signal?.aborted ? Promise.reject(signal.reason) : work()));
    line = turn.catch(() => {});
    return turn;
  };
  return { request: request as unknown as LockManager['request'] };
}
