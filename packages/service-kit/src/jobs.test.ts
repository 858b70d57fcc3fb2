import {
  DomainError,
  emit,
  enqueueJob,
  JobFailure,
  type JobHandler,
  type JobKind,
  JobWorker,
  jobQueue,
  retryWaitingJobs,
  withTransaction,
} from '@practice/service-kit';
import { describeByBoth, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { mongo } from 'mongoose';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

useTestDatabase([]);

const workers: JobWorker[] = [];
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
});

function work(run: JobHandler, onStalled?: JobKind['onStalled']): JobWorker {
  const worker = new JobWorker({ letter: onStalled ? { run, onStalled } : { run } });
  workers.push(worker);
  worker.start();
  return worker;
}

const queue = (key: string, maxAttempts = 3) =>
  withTransaction((session) => enqueueJob(session, { key, kind: 'letter', payload: { key }, maxAttempts }));
const stateOf = async (key: string) => (await jobQueue().findOne({ _id: key }))?.state;

it('queues the same key once', async () => {
  await queue('a');
  await queue('a');
  expect(await jobQueue().countDocuments()).toBe(1);
});

describeByBoth('a worker', () => {
  it('runs each job once with two workers', async () => {
    const seen: string[] = [];
    const handler: JobHandler = async (job) => {
      seen.push(job._id);
      return undefined;
    };
    for (let index = 0; index < 12; index++) await queue(`job${index}`);
    work(handler);
    work(handler);
    await vi.waitFor(async () => expect(await jobQueue().countDocuments({ state: 'done' })).toBe(12), 30_000);
    expect(seen.sort()).toEqual([...new Set(seen)].sort());
  });

  it('takes over a job whose worker is gone', async () => {
    await queue('orphan');
    await jobQueue().updateOne(
      { _id: 'orphan' },
      { $set: { state: 'running', owner: 'gone', leaseUntil: new Date(0) } },
    );
    work(async () => undefined);
    await vi.waitFor(async () => expect(await stateOf('orphan')).toBe('done'), 30_000);
  });
});

it('is not run again when the database is away at its end', async () => {
  await queue('once');
  let runs = 0;
  work(async () => {
    runs += 1;
    const { prototype } = Object.getPrototypeOf(jobQueue()).constructor;
    vi.spyOn(prototype, 'updateOne').mockRejectedValueOnce(new mongo.MongoNetworkError('connection closed'));
    return undefined;
  });
  await vi.waitFor(async () => expect(await stateOf('once')).toBe('done'), 30_000);
  vi.restoreAllMocks();
  expect(runs).toBe(1);
});

it('is retried after a failure, keeps the reason for staff, and ends dead', async () => {
  await queue('bad', 2);
  const worker = work(async () => {
    throw new JobFailure('Alıcı adresi yok.');
  });
  await vi.waitFor(
    async () => expect((await jobQueue().findOne({ _id: 'bad' }))?.reason).toBe('Alıcı adresi yok.'),
    8000,
  );
  const failed = await jobQueue().findOne({ _id: 'bad' });
  expect(failed?.state).toBe('queued');
  expect(failed?.runAt?.getTime()).toBeGreaterThan(Date.now() + 5000);
  await jobQueue().updateOne({ _id: 'bad' }, { $set: { runAt: new Date() } });
  worker.wake();
  await vi.waitFor(async () => expect(await stateOf('bad')).toBe('dead'), 30_000);
});

it('waits for a service that is away, however long that takes', async () => {
  await queue('patient', 2);
  let isAway = true;
  const worker = work(async () => {
    if (isAway) throw new DomainError('UNAVAILABLE');
    return undefined;
  });
  for (let tries = 1; tries <= 3; tries++) {
    await vi.waitFor(async () => expect(await stateOf('patient')).toBe('waiting'), 30_000);
    expect(await jobQueue().findOne({ _id: 'patient' })).toMatchObject({
      attempts: 0,
      reason: 'Gereken bir servis yanıt vermiyor. Yeniden denenecek.',
    });
    isAway = tries < 3;
    await jobQueue().updateOne({ _id: 'patient' }, { $set: { state: 'queued', runAt: new Date() } });
    worker.wake();
  }
  await vi.waitFor(async () => expect(await stateOf('patient')).toBe('done'), 30_000);
});

it('is dead at once after a failure that is final', async () => {
  await queue('refused', 10);
  work(async () => {
    throw new JobFailure('Alıcı adresi kabul edilmedi.', { isFinal: true });
  });
  await vi.waitFor(async () => expect(await stateOf('refused')).toBe('dead'), 30_000);
  expect(await jobQueue().findOne({ _id: 'refused' })).toMatchObject({
    attempts: 1,
    reason: 'Alıcı adresi kabul edilmedi.',
  });
});

it('waits without counting an attempt, and continues when what it waits for is there', async () => {
  await queue('patient');
  let isConfigured = false;
  const worker = work(async () => (isConfigured ? undefined : { waitMs: 60_000, reason: 'Ayar yok.' }));
  await vi.waitFor(async () => expect(await stateOf('patient')).toBe('waiting'), 30_000);
  expect((await jobQueue().findOne({ _id: 'patient' }))?.attempts).toBe(0);
  isConfigured = true;
  await withTransaction((session) => retryWaitingJobs(session, 'letter'));
  worker.wake();
  await vi.waitFor(async () => expect(await stateOf('patient')).toBe('done'), 30_000);
});

it('reports each new reason for which a job is stalled, in the same transaction', async () => {
  const reasons = ['Sunucu yok.', 'Sunucu yok.', 'Şifre yanlış.'];
  await queue('held', 9);
  const worker = work(
    async () => {
      const reason = reasons.shift();
      if (!reason) throw new JobFailure('Adres yok.', { isFinal: true });
      return { waitMs: 60_000, reason };
    },
    (session, { _id }) => emit(session, 'email.changed', { appointmentId: _id }),
  );
  const countOfEvents = async () => (await eventsSince(0)).length;
  const again = async (reason: string, count: number) => {
    await vi.waitFor(
      async () => expect(await jobQueue().findOne({ _id: 'held' })).toMatchObject({ reason, owner: null }),
      8000,
    );
    expect(await countOfEvents()).toBe(count);
    await jobQueue().updateOne({ _id: 'held' }, { $set: { runAt: new Date() } });
    worker.wake();
  };
  await again('Sunucu yok.', 1);
  await vi.waitFor(() => expect(reasons).toHaveLength(1), 30_000);
  await again('Sunucu yok.', 1);
  await again('Şifre yanlış.', 2);
  await vi.waitFor(async () => expect(await stateOf('held')).toBe('dead'), 30_000);
  expect(await countOfEvents()).toBe(3);
});

it('keeps a job that takes longer than a lease, while its process lives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await queue('long');
  let finish = () => {};
  const worker = new JobWorker({
    letter: { run: () => new Promise((resolve) => (finish = () => resolve(undefined))), isLong: true },
  });
  workers.push(worker);
  worker.start();
  await vi.waitFor(async () => expect(await stateOf('long')).toBe('running'), 30_000);
  await jobQueue().updateOne({ _id: 'long' }, { $set: { leaseUntil: new Date(0) } });
  vi.advanceTimersByTime(20_000);
  const leaseOf = async () => (await jobQueue().findOne({ _id: 'long' }))?.leaseUntil?.getTime() ?? 0;
  await vi.waitFor(async () => expect(await leaseOf()).toBeGreaterThan(Date.now()), 10_000);
  finish();
  await vi.waitFor(async () => expect(await stateOf('long')).toBe('done'), 30_000);
});
