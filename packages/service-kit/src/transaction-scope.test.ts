import { callService, database, readSetting, registerService, withTransaction } from '@practice/service-kit';
import { useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobQueue, retryWaitingJobs } from './jobs.ts';
import { runTransaction } from './run-transaction.ts';

useTestDatabase([]);
beforeAll(() => {
  registerService('content', { readSettings: async () => ({ site_name: 'Ardıç' }) });
  registerService('appointments', { listServiceTitles: async () => ({ 'oyun-terapisi': 'Oyun Terapisi' }) });
});

const titles = () => callService('appointments', 'listServiceTitles', {});

describe('a call to another service', () => {
  it('is refused inside a transaction, which then changes nothing', async () => {
    const notes = database().collection('limits');
    const failing = withTransaction(async (session) => {
      await notes.insertOne({ written: true }, { session });
      await titles();
    });
    await expect(failing).rejects.toThrow('appointments.listServiceTitles is called inside a transaction');
    expect(await notes.countDocuments({ written: true })).toBe(0);
    await expect(runTransaction(titles)).rejects.toThrow('inside a transaction');
  });

  it('is refused for a setting, whether this process knows its value already or not', async () => {
    expect(await readSetting('site_name')).toBe('Ardıç');
    await expect(withTransaction(() => readSetting('site_name'))).rejects.toThrow('content.readSettings');
  });

  it('is made before, after and beside a transaction', async () => {
    const before = await titles();
    const [, concurrent] = await Promise.all([withTransaction(async () => undefined), titles()]);
    expect([concurrent, await titles()]).toEqual([before, before]);
  });
});

it('jobs that wait are woken with the change that they waited for, or not at all', async () => {
  await jobQueue().insertOne({ _id: 'w', kind: 'letter', state: 'waiting' } as never);
  const failing = withTransaction(async (session) => {
    await retryWaitingJobs(session, 'letter');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await jobQueue().findOne({ _id: 'w' })).toMatchObject({ state: 'waiting' });
});
