import { EventEmitter } from 'node:events';
import mongoose from 'mongoose';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setListExecutor } from './embedded/list-executor.ts';
import { PollingTrigger } from './polling-trigger.ts';

class Stream extends EventEmitter {
  close = vi.fn(async () => undefined);
}
const streams: Stream[] = [];

const watch = () => {
  streams.push(new Stream());
  return streams.at(-1);
};

beforeEach(() => {
  streams.length = 0;
  // What other databases do: they wake those who wait by a change stream. No module is mocked: earlier files have loaded them.
  setListExecutor('database');
  const { db } = mongoose.connection;
  Object.assign(mongoose.connection, { db: { collection: () => ({ watch }) } });
  onTestFinished(() => {
    setListExecutor(undefined);
    Object.assign(mongoose.connection, { db });
  });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

it.each(['error', 'close'])('a change stream that ends with %s is opened again', async (end) => {
  const work = vi.fn(async () => undefined);
  const trigger = new PollingTrigger('watched', work).start();
  onTestFinished(() => trigger.stop());
  await vi.advanceTimersByTimeAsync(10);
  expect(streams).toHaveLength(1);
  streams[0]?.emit(end, new Error('ended'));
  await vi.advanceTimersByTimeAsync(2100);
  expect(streams).toHaveLength(2);
  const before = work.mock.calls.length;
  streams[1]?.emit('change', { documentKey: { _id: 1 } });
  await vi.advanceTimersByTimeAsync(10);
  expect(work.mock.calls.length).toBe(before + 1);
});

it('a stream that ends as the process stops is not opened again', async () => {
  const trigger = new PollingTrigger('watched', async () => undefined).start();
  await vi.advanceTimersByTimeAsync(10);
  await trigger.stop();
  streams[0]?.emit('close');
  await vi.advanceTimersByTimeAsync(5000);
  expect(streams).toHaveLength(1);
});
