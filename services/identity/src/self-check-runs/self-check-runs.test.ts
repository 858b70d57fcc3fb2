import { SELF_CHECK_RUNS_KEPT, type SelfCheckOutcome, type SelfCheckReport } from '@practice/contracts';
import { callService, database, lastSeq } from '@practice/service-kit';
import { contextFor, eventsSince, useTestDatabase } from '@practice/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createService } from '../server.ts';
import { getSelfCheckReport } from './get-self-check-report.ts';
import { listSelfCheckRuns } from './list-self-check-runs.ts';
import { startSelfChecks } from './start-self-checks.ts';

useTestDatabase([createService()]);
const admin = contextFor('admin');

/** A run whose only check finds these, or could not be made. */
async function run(found: string[] | 'undone', more: Partial<SelfCheckOutcome> = {}): Promise<SelfCheckReport> {
  const { id } = await startSelfChecks(admin);
  const ids = found === 'undone' ? ['undone'] : found;
  const outcome: SelfCheckOutcome = {
    key: 'overlaps',
    state: found === 'undone' ? 'undone' : ids.length > 0 ? 'failed' : 'passed',
    ...{ checked: 7, durationMs: 12, note: null, faultCount: ids.length },
    faults: ids.map((each) => ({ id: each, sentence: `${each} bulundu.`, records: [] })),
    ...more,
  };
  await callService('identity', 'noteSelfCheckOutcome', { id, outcome });
  await callService('identity', 'finishSelfCheckRun', { id });
  return getSelfCheckReport(admin, { id });
}
const outcomeOf = async (...given: Parameters<typeof run>) => (await run(...given)).outcomes[0];
const alerts = async (since: number) =>
  (await eventsSince(since)).filter(({ type }) => type === 'self-check.faults-found').map(({ payload }) => payload);

describe('the outcome of a check', () => {
  it('is compared with the run before: what is new alerts once, and what is gone is mended', async () => {
    let before = await lastSeq();
    const first = await run(['bir']);
    expect(first).toMatchObject({ state: 'finished', startedBy: 'admin', isNightly: false, current: null });
    expect(first.outcomes).toMatchObject([
      { state: 'failed', newCount: 1, faults: [{ isNew: true }], lastPassedAt: null },
    ]);
    expect(await alerts(before)).toEqual([{ id: first.id }]);
    before = await lastSeq();
    expect(await outcomeOf(['bir'])).toMatchObject({ newCount: 0, faults: [{ isNew: false }] });
    expect(await alerts(before)).toEqual([]);
    expect(await outcomeOf(['iki'])).toMatchObject({ newCount: 1, mended: [{ sentence: 'bir bulundu.' }] });
    const last = await outcomeOf([]);
    expect(last).toMatchObject({ state: 'passed', mendedCount: 1, lastPassedAt: expect.any(String) });
    expect((await outcomeOf(['üç']))?.lastPassedAt).toBe(last?.lastPassedAt);
    const listed = await listSelfCheckRuns(admin);
    expect(listed.map(({ outcomes }) => outcomes[0]?.newCount)).toEqual([1, 0, 1, 0, 1]);
    expect(JSON.stringify(listed)).not.toContain('bulundu');
  });

  it('that could not be known is news once, and forgets no fault', async () => {
    await run(['bir']);
    const before = await lastSeq();
    expect(await outcomeOf('undone')).toMatchObject({ state: 'undone', newCount: 1, mendedCount: 0 });
    expect(await outcomeOf('undone')).toMatchObject({ newCount: 0 });
    expect(await outcomeOf(['bir'])).toMatchObject({ newCount: 0, mendedCount: 0 });
    expect(await alerts(before)).toHaveLength(1);
    await run('undone');
    expect(await outcomeOf([])).toMatchObject({ mended: [{ sentence: 'bir bulundu.' }] });
  });

  it('of very many faults is news when there are more', async () => {
    await run(['a', 'b'], { faultCount: 500 });
    expect(await outcomeOf(['c', 'd'], { faultCount: 500 })).toMatchObject({ newCount: 0, mendedCount: 0 });
    expect(await outcomeOf(['e'], { faultCount: 501 })).toMatchObject({ newCount: 1 });
  });
});

it('a run is kept with ninety others', async () => {
  const old = Array.from({ length: SELF_CHECK_RUNS_KEPT + 5 }, (_, index) => ({
    ...{ state: 'finished', date: null, startedBy: null, openKey: `old ${index}`, current: null, outcomes: [] },
    startedAt: new Date(2020, 0, index),
    finishedAt: null,
  }));
  await database().collection('self_check_runs').insertMany(old);
  const { id } = await run([]);
  const kept = await listSelfCheckRuns(admin);
  expect(kept).toHaveLength(SELF_CHECK_RUNS_KEPT);
  expect(kept[0]?.id).toBe(id);
});
