import { addDays, today, toInstant } from '@practice/contracts';
import { forgetSettings, jobQueue, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { describe, expect, it, vi } from 'vitest';
import { handleEvents, hold, lastRun, left, night, runJobs, useRetentionStubs } from '../testing/retention.ts';
import { getRetention } from './get-retention.ts';
import { listExpiredRecords } from './list-expired-records.ts';
import { listRetentionRuns } from './list-retention-runs.ts';
import { planRetention } from './plan-retention.ts';

const stubs = useRetentionStubs();
const admin = contextFor('admin');
const system = contextFor('service');

describe('a class', () => {
  it('is kept for the days of its setting, none for longer than appointments, by the day at the practice', async () => {
    expect(today()).toBe('2026-11-25');
    hold(stubs, 'appointment', 'a1', 3651);
    hold(stubs, 'appointment', 'a2', 3650);
    hold(stubs, 'contactMessage', 'm1', 1000);
    const days = async () =>
      Object.fromEntries(
        (await getRetention(admin)).classes.map(({ kind, days, keptFrom }) => [kind, [days, keptFrom]]),
      );
    expect(await days()).toEqual({
      appointment: [3650, '2016-11-27'],
      childProfile: [3650, '2016-11-27'],
      contactMessage: [730, '2024-11-25'],
      outgoingEmail: [365, '2025-11-25'],
      dataRequest: [1098, '2023-11-23'],
    });
    const { classes, selfExpiring, nextOn } = await getRetention(admin);
    expect(nextOn).toBe('2026-11-25');
    expect(classes[0]).toMatchObject({ total: 2, oldest: '2016-11-26', expired: 1, onHold: 0 });
    expect(classes[2]).toMatchObject({ expired: 1 });
    expect(selfExpiring).toContainEqual({ kind: 'auditEntry', days: 730 });
    stubs.settings = {
      data_retention_period: '900',
      contact_message_retention_days: '2000',
      email_retention_days: '400',
      data_request_retention_days: '5000',
      security_log_retention: '200',
    };
    forgetSettings();
    expect(Object.values(await days()).map(([number]) => number)).toEqual([900, 900, 900, 400, 5000]);
    expect((await getRetention(admin)).selfExpiring).toContainEqual({ kind: 'auditEntry', days: 200 });
  });

  it.each(['1', '365', '-5', 'hep', ''])(
    'is never kept for less than its least, with %j in the settings',
    async (value) => {
      stubs.settings = { data_retention_period: value };
      forgetSettings();
      const [appointments] = (await getRetention(admin)).classes;
      expect(appointments?.days).toBeGreaterThanOrEqual(730);
    },
  );

  it('is listed page by page with whose it is, and each reading is in the audit log', async () => {
    for (let number = 1; number <= 3; number += 1) hold(stubs, 'contactMessage', `m${number}`, 1000 - number);
    const before = await lastSeq();
    const page = await listExpiredRecords(admin, { kind: 'contactMessage', page: 2, pageSize: 2 });
    expect(page).toEqual({
      items: [{ id: 'm3', date: addDays(today(), -997), name: 'Kişi m3', detail: null, isOnHold: false }],
      total: 3,
    });
    expect(await eventsSince(before)).toMatchObject([
      { payload: { action: 'retention.read', entityId: 'contactMessage' } },
    ]);
    expect(left(stubs)).toHaveLength(3);
  });
});

describe('a night', () => {
  it('erases what is over, once, and keeps what it erased with its run', async () => {
    hold(stubs, 'appointment', 'a1', 3651);
    hold(stubs, 'appointment', 'a2', 3650);
    hold(stubs, 'outgoingEmail', 'e1', 400);
    hold(stubs, 'contactMessage', 'm1', 800);
    expect(await night()).toEqual(['done']);
    expect(left(stubs)).toEqual(['a2']);
    expect(await lastRun()).toMatchObject({
      state: 'done',
      startedBy: null,
      onHold: 0,
      problem: null,
      endedAt: expect.any(String),
      erased: [
        { kind: 'appointment', count: 1 },
        { kind: 'contactMessage', count: 1 },
        { kind: 'outgoingEmail', count: 1 },
      ],
    });
    // The same job again, as after a crash before it was noted as done.
    await jobQueue().updateMany({}, { $set: { state: 'queued' } });
    await handleEvents();
    expect(await runJobs()).toEqual(['done']);
    expect(await listRetentionRuns(admin)).toHaveLength(1);
  });

  it('is planned once for half past three at the practice, and the next day’s after it', async () => {
    await planRetention(system, {});
    await planRetention(system, {});
    const planned = async () =>
      (await jobQueue().find().toArray()).map(({ _id, runAt }) => [_id, runAt?.toISOString()]);
    expect(await planned()).toEqual([['apply-retention:2026-11-25', '2026-11-25T00:30:00.000Z']]);
    vi.setSystemTime(toInstant('2026-11-25', '03:30'));
    await planRetention(system, {});
    expect(await planned()).toContainEqual(['apply-retention:2026-11-26', '2026-11-26T00:30:00.000Z']);
  });

  it('in which nothing was over is listed until the next one', async () => {
    await night();
    hold(stubs, 'contactMessage', 'm1', 800);
    await night('2026-11-26');
    await night('2026-11-27');
    const runs = await listRetentionRuns(admin);
    expect(runs.map(({ erased }) => erased.length)).toEqual([0, 1]);
  });
});
