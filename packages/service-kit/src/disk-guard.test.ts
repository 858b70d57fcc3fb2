import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { database } from './database.ts';
import { assertDiskSpace, guardDisk, isDiskFull } from './disk-guard.ts';
import { missingSpace, setDiskReserve } from './disk-space.ts';
import { createCollection } from './prepare-collections.ts';
import { recordReading } from './record-reading.ts';
import { withTransaction } from './transaction.ts';

// In Node's module itself: a mocked module would do nothing where an earlier file of the worker has loaded the guard.
const statfs = vi.spyOn(promises, 'statfs');
syncBuiltinESMExports();
afterAll(() => {
  statfs.mockRestore();
  syncBuiltinESMExports();
});

useTestDatabase([]);
beforeAll(() => createCollection('rooms'));
const rooms = () => database().collection<{ _id: string }>('rooms');
const insert = (options?: { evenOnFullDisk: boolean }) =>
  withTransaction((session) => rooms().insertOne({ _id: crypto.randomUUID() }, { session }), options);
const freeMb = (mb: number) => vi.mocked(statfs).mockResolvedValue({ bavail: mb, bsize: 1024 ** 2 } as never);
/** What was looked at a moment ago is not looked at again. */
const later = () => vi.setSystemTime(Date.now() + 1500);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  guardDisk('/srv/practice');
});
afterEach(() => {
  guardDisk(undefined);
  vi.useRealTimers();
});

it('changes are refused below the reserve, with a sentence and a time, and are taken again above it', async () => {
  freeMb(101);
  await insert();
  expect(vi.mocked(statfs)).toHaveBeenLastCalledWith('/srv/practice');
  freeMb(99);
  later();
  expect(await isDiskFull()).toBe(true);
  await expect(insert()).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfterSeconds: 30,
    message: 'Sunucunun diskinde yer kalmadığı için şu anda kayıt yapılamıyor. Lütfen biraz sonra yeniden deneyin.',
  });
  expect(await rooms().countDocuments()).toBe(1);
  freeMb(101);
  later();
  await insert();
  expect(await rooms().countDocuments()).toBe(2);
});

it('what makes room is possible on a full disk, and a reading that is written down', async () => {
  freeMb(1);
  await recordReading(contextFor('user'), { action: 'appointment.read', entity: 'appointment', entityId: 'a' });
  await insert({ evenOnFullDisk: true });
  expect(await rooms().countDocuments()).toBe(1);
});

it('the disk is looked at once a second, however many ask', async () => {
  freeMb(500);
  vi.mocked(statfs).mockClear();
  await Promise.all(Array.from({ length: 20 }, () => assertDiskSpace()));
  expect(statfs).toHaveBeenCalledTimes(1);
  later();
  await assertDiskSpace();
  expect(statfs).toHaveBeenCalledTimes(2);
});

it('a database elsewhere has no disk here, and a folder that is gone refuses nothing', async () => {
  vi.mocked(statfs).mockRejectedValue(new Error('ENOENT'));
  expect(await isDiskFull()).toBe(false);
  guardDisk(undefined);
  freeMb(0);
  expect(await isDiskFull()).toBe(false);
});

it('a backup, a copy or a cache leaves more than the reserve, so that none of them has changes refused', async () => {
  freeMb(170);
  expect(await missingSpace('/srv/practice', 6 * 1024 ** 2)).toBeUndefined();
  expect(await missingSpace('/srv/practice', 7 * 1024 ** 2)).toEqual({ freeMb: 170, neededMb: 171 });
  setDiskReserve(200);
  onTestFinished(() => setDiskReserve(100));
  expect(await missingSpace('/srv/practice', 0)).toEqual({ freeMb: 170, neededMb: 264 });
  expect(await isDiskFull()).toBe(true);
});
