import { today, toInstant } from '@practice/contracts';
import { DomainError, jobQueue, lastSeq, logger } from '@practice/service-kit';
import { contextFor, eventsSince } from '@practice/service-kit/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hold, lastRun, left, night, runJobs, useRetentionStubs } from '../testing/retention.ts';
import { getRetention } from './get-retention.ts';
import { listExpiredRecords } from './list-expired-records.ts';
import { listRetentionRuns } from './list-retention-runs.ts';
import { planRetention } from './plan-retention.ts';
import { startRetentionRun } from './start-retention-run.ts';

const stubs = useRetentionStubs();
const admin = contextFor('admin');
const system = contextFor('service');
// What fails here is meant to.
beforeEach(() => void vi.spyOn(logger, 'warn').mockImplementation(() => undefined));

describe('a run', () => {
  it('that is killed loses and doubles nothing', async () => {
    for (let number = 100; number < 145; number += 1) hold(stubs, 'appointment', `a${number}`, 4000);
    let batches = 0;
    // Killed before its second batch is begun, then after the commit of it, before anybody hears of that.
    stubs.before = () => {
      batches += 1;
      if (batches === 2) throw new DomainError('UNAVAILABLE');
    };
    stubs.after = () => {
      if (batches === 3) throw new DomainError('UNAVAILABLE');
    };
    await night();
    expect(left(stubs)).toHaveLength(25);
    expect(await lastRun()).toMatchObject({ state: 'running', erased: [{ kind: 'appointment', count: 20 }] });
    await runJobs();
    expect(left(stubs)).toHaveLength(5);
    expect(await runJobs()).toEqual(['done']);
    expect(left(stubs)).toEqual([]);
    expect(await lastRun()).toMatchObject({ state: 'done', erased: [{ kind: 'appointment', count: 45 }] });
    const audited = (await eventsSince(0)).flatMap(({ payload }) =>
      'action' in payload && payload.action === 'retention.applied' ? payload.changedFields : [],
    );
    expect(audited).toEqual(['appointment:20', 'appointment:20', 'appointment:5']);
  });

  it('with much to do lets other jobs go first, and goes on after them', async () => {
    for (let number = 100; number < 145; number += 1) hold(stubs, 'appointment', `a${number}`, 4000);
    stubs.after = () => vi.setSystemTime(Date.now() + 15_000);
    expect(await night()).toEqual([{ waitMs: 0, reason: 'Sürüyor.' }]);
    expect(left(stubs)).toHaveLength(5);
    expect(await lastRun()).toMatchObject({ state: 'running', problem: null });
    expect(await runJobs()).toEqual(['done']);
    expect(await lastRun()).toMatchObject({ state: 'done', erased: [{ kind: 'appointment', count: 45 }] });
  });

  it('goes on with the other records when one cannot be erased, says so, and tries again', async () => {
    for (let number = 1; number <= 3; number += 1) hold(stubs, 'appointment', `a${number}`, 4000);
    hold(stubs, 'contactMessage', 'm1', 800);
    stubs.before = (ids) => {
      if (ids.includes('a2')) throw new Error('cannot be erased');
    };
    const problem = 'Randevular: 1 kayıt silinemedi.';
    expect(await night()).toEqual([problem]);
    expect(left(stubs)).toEqual(['a2']);
    expect(await lastRun()).toMatchObject({ state: 'running', problem });
    stubs.before = () => {};
    await runJobs();
    expect(await lastRun()).toMatchObject({
      state: 'done',
      problem: null,
      erased: [
        { kind: 'appointment', count: 3 },
        { kind: 'contactMessage', count: 1 },
      ],
    });
  });

  it('that fails again and again is given up, and admins are told', async () => {
    hold(stubs, 'contactMessage', 'm1', 800);
    stubs.before = () => {
      throw new DomainError('UNAVAILABLE');
    };
    await planRetention(system, {});
    await jobQueue().updateMany({}, { $set: { maxAttempts: 1 } });
    vi.setSystemTime(toInstant(today(), '03:30'));
    const before = await lastSeq();
    await runJobs();
    const problem = 'Mesajlar: kayıtlara ulaşılamadı.';
    expect(await lastRun()).toMatchObject({ state: 'failed', problem, endedAt: expect.any(String) });
    expect((await eventsSince(before)).map(({ type }) => type)).toContain('retention.failed');
    stubs.before = () => {};
    expect(await night('2026-11-26')).toEqual(['done']);
    expect(left(stubs)).toEqual([]);
  });

  it('may be begun by hand, one at a time; the night waits for it', async () => {
    hold(stubs, 'contactMessage', 'm1', 800);
    await planRetention(system, {});
    expect(await startRetentionRun(admin)).toMatchObject({ state: 'queued', startedBy: 'admin', erased: [] });
    await expect(startRetentionRun(admin)).rejects.toMatchObject({ code: 'CONFLICT', errors: [{ code: 'UNDER_WAY' }] });
    vi.setSystemTime(toInstant(today(), '03:30'));
    const busy = { waitMs: 60_000, reason: 'Başka bir silme sürüyor.' };
    expect((await runJobs()).toSorted()).toEqual([busy, 'done'].toSorted());
    expect(await runJobs()).toEqual(['done']);
    const runs = await listRetentionRuns(admin);
    expect(runs.map(({ startedBy, erased }) => [startedBy, erased.length])).toEqual([
      [null, 0],
      ['admin', 1],
    ]);
    expect((await eventsSince(0)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ action: 'retention.started', username: 'admin' }),
    );
  });

  it('that no job works on is given up, as after a restore', async () => {
    await startRetentionRun(admin);
    await jobQueue().deleteMany({});
    await planRetention(system, {});
    expect(await lastRun()).toMatchObject({ state: 'failed', problem: 'İşlem yarıda kaldı.' });
    expect(await startRetentionRun(admin)).toMatchObject({ state: 'queued' });
  });

  it('is for admins in a session to begin, and for the clock to plan', async () => {
    await expect(startRetentionRun(contextFor('moderator'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const byToken = { ...admin, actor: { ...admin.actor, tokenId: 't1' } };
    await expect(startRetentionRun(byToken)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(planRetention(admin, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    for (const role of ['user', 'moderator'] as const) {
      await expect(getRetention(contextFor(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(listExpiredRecords(contextFor(role), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(listRetentionRuns(contextFor(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
