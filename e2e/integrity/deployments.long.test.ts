import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BackupRecord } from '@practice/contracts';
import { ABOUT_EMBEDDED, givenServer } from '@practice/tooling/testing/test-server';
import { describe, expect, it, vi } from 'vitest';
import { type FreeTime, freeTimes, staffBooking } from './bookings.ts';
import { bookAll, insist, type ReceivedResponse } from './insistent-parent.ts';
import { untilAllIsQuiet } from './outbox.ts';
import { overlaps, sheetsThatLie } from './overlaps.ts';
import { practice } from './practice.ts';

// The proxy stands before an engine of its own.
const reason = givenServer ? ` (${ABOUT_EMBEDDED})` : '';

describe.skipIf(givenServer)(`a replica set without a primary for twelve seconds${reason}`, () => {
  const running = practice({ gateways: 2, seed: 'essential', proxy: {} });

  it.each([{ isCrash: false }, { isCrash: true }])(
    'makes bookings and saves of staff wait or says 503, and each is done once (%o)',
    async ({ isCrash }) => {
      const staff = await running.login('admin');
      const times = await freeTimes(running.visitor, 40);
      const ofStaff = times.splice(30);
      const received: ReceivedResponse[] = [];
      let count = 0;
      const elected = wait(1000).then(() => running.proxy.stepDown({ electionMs: 12_000, isCrash }));
      const booked = bookAll(times, 6, (time) => {
        const gateway = count++ % 2;
        return insist(
          () => running.visitor(gateway),
          time,
          (one) => received.push(one),
        );
      });
      const saved = ofStaff.map(async (time, number) => {
        // Some before, some in the middle of the election.
        await wait(number * 700);
        return untilSaved(time);
      });
      async function untilSaved(time: FreeTime): Promise<string> {
        const body = { ...staffBooking(time), allowClosed: true };
        const headers = { 'idempotency-key': randomUUID() };
        for (;;) {
          const response = await staff.post('/api/appointments', body, headers);
          const { id = '', code = null } = response.body as { id?: string; code?: string };
          received.push({ status: response.status, code, retryAfter: response.headers.get('retry-after'), at: 0 });
          if (response.status === 201) return id;
          await wait(500);
        }
      }

      const ids = [...(await booked).map(({ id }) => id), ...(await Promise.all(saved))].sort();
      await elected;
      const answers = [...new Set(received.map(({ status, code }) => `${status} ${code}`))];
      expect(answers.filter((one) => !['201 null', '503 UNAVAILABLE'].includes(one))).toEqual([]);
      for (const { status, retryAfter } of received) if (status === 503) expect(Number(retryAfter)).toBeGreaterThan(0);
      await untilAllIsQuiet(running.db);
      const taken = { $or: [...times, ...ofStaff] };
      const stored = await running.db.collection('appointments').find(taken).toArray();
      expect(stored.map(({ _id }) => String(_id)).sort()).toEqual(ids);
      expect(await overlaps(running.db)).toEqual([]);
      expect(await sheetsThatLie(running.db)).toEqual([]);
      expect(running.proxy.violations).toEqual([]);
    },
    240_000,
  );
});

describe.skipIf(givenServer).each(['mongos', 'atlas'] as const)(`a deployment that is %s${reason}`, (persona) => {
  const running = practice({ seed: 'essential', proxy: { persona } });

  it('is started on, books, and is backed up', async () => {
    const [time] = await freeTimes(running.visitor, 1);
    const received: ReceivedResponse[] = [];
    const { id } = await insist(running.visitor, time as FreeTime, (one) => received.push(one));
    expect(received.map(({ status }) => status)).toEqual([201]);
    await untilAllIsQuiet(running.db);
    expect(await running.db.collection('notifications').countDocuments({ actionUrl: new RegExp(id) })).toBe(1);

    const admin = await running.login('admin');
    const { body } = await admin.post('/api/backups', {});
    const { id: backup } = body as BackupRecord;
    await vi.waitFor(
      async () => {
        const all = (await admin.get('/api/backups')).body as BackupRecord[];
        expect(all.find((one) => one.id === backup)).toMatchObject({ state: 'verified', problem: null });
      },
      { timeout: 120_000, interval: 500 },
    );
    const health = await admin.get('/api/system-health');
    expect(health.status).toBe(200);
    expect(running.proxy.violations).toEqual([]);
    const errors = running
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(errors).toEqual([]);
  }, 240_000);
});
