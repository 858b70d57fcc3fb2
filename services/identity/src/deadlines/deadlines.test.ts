import { addDays, toInstant } from '@practice/contracts';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDataBreach } from '../data-breaches/create-data-breach.ts';
import { updateDataBreach } from '../data-breaches/update-data-breach.ts';
import { createDataRequest } from '../data-requests/create-data-request.ts';
import { updateDataRequest } from '../data-requests/update-data-request.ts';
import { createService } from '../server.ts';
import { announceDeadlines } from './announce-deadlines.ts';
import { getDeadlineNotice } from './get-deadline-notice.ts';

useTestDatabase([createService()]);

const admin = contextFor('admin');
const system = contextFor('service');
const received = '2026-11-10';
const noticedAt = toInstant(received, '09:30').toISOString();
const at = (days: number, time = '12:00') => vi.setSystemTime(toInstant(addDays(received, days), time));
const announce = async () => (await announceDeadlines(system, {})).announced;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  at(0);
});
afterEach(() => {
  vi.useRealTimers();
});

async function request(): Promise<string> {
  const fields = { kind: 'erasure', name: 'Ayşe Yılmaz', channel: 'phone', receivedOn: received, answer: 'Silindi.' };
  return (await createDataRequest(admin, fields)).id;
}

async function breach(fields: object = {}): Promise<string> {
  return (await createDataBreach(admin, { title: 'Kayıp', noticedAt, noticedBy: 'Selin', ...fields })).id;
}

/** The notices that were announced, as they are now: null for one that holds no more. */
async function announced() {
  const events = await eventsSince(0);
  const ids = events.flatMap(({ type, payload }) => (type === 'deadline.announced' ? [payload.id] : []));
  return Promise.all(ids.map((id) => getDeadlineNotice(system, { id })));
}
const current = async () => (await announced()).flatMap((notice) => notice?.stage ?? []);

describe('the last day of a request', () => {
  it('is announced at seven days, at two and when it is over, each once; a later one takes the place of the earlier', async () => {
    const recordId = await request();
    for (const [days, expected] of [
      [22, 0],
      [23, 1],
      [24, 0],
      [28, 1],
      [30, 0],
      [31, 1],
      [40, 0],
    ] as const) {
      at(days);
      expect([days, await announce()]).toEqual([days, expected]);
    }
    const over = { kind: 'data-request', recordId, stage: 'over', due: addDays(received, 30) };
    expect(await announced()).toEqual([null, null, over]);
  });

  it('is announced with the nearest stage alone after an outage', async () => {
    await request();
    at(29);
    expect([await announce(), await current()]).toEqual([1, ['twoDays']]);
  });

  it('is announced anew when the request came in on another day, and not when it is closed', async () => {
    const id = await request();
    at(23);
    await announce();
    await updateDataRequest(admin, { id, receivedOn: addDays(received, 3) });
    expect([await announce(), await current()]).toEqual([0, []]);
    at(26);
    expect([await announce(), await current()]).toEqual([1, ['sevenDays']]);
    await updateDataRequest(admin, { id, isClosed: true });
    at(33);
    expect([await announce(), await current()]).toEqual([0, []]);
    await updateDataRequest(admin, { id, isClosed: false });
    expect([await announce(), await current()]).toEqual([1, ['twoDays']]);
  });
});

describe('the 72 hours of a breach', () => {
  it('are announced at 24 hours and at their end, of drafts too', async () => {
    const recordId = await breach();
    for (const [days, time, expected] of [
      [2, '09:29', 0],
      [2, '09:30', 1],
      [3, '09:29', 0],
      [3, '09:30', 1],
      [9, '09:30', 0],
    ] as const) {
      at(days, time);
      expect([days, time, await announce()]).toEqual([days, time, expected]);
    }
    const due = toInstant(addDays(received, 3), '09:30').toISOString();
    expect(await announced()).toEqual([null, { kind: 'data-breach', recordId, stage: 'over', due }]);
  });

  it('end with the notice to the authority', async () => {
    const id = await breach({ state: 'open' });
    at(2);
    await updateDataBreach(admin, { id, boardNotifiedAt: new Date().toISOString() });
    at(4);
    expect(await announce()).toBe(0);
  });
});

it('is announced once by many gateways at one moment', async () => {
  await request();
  await breach();
  at(35);
  const counts = await Promise.all(Array.from({ length: 6 }, announce));
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
  expect(await current()).toEqual(['over', 'over']);
});

it('is announced by the clock alone', async () => {
  await expect(announceDeadlines(admin, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(getDeadlineNotice(contextFor('moderator'), { id: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await getDeadlineNotice(admin, { id: 'x' })).toBeNull();
});
