import { RUN_SELF_CHECKS_JOB, type SelfCheckKey, type SelfCheckRun, selfCheckKeys } from '@practice/contracts';
import { callService, database, type Job, jobQueue, registerService } from '@practice/service-kit';
import type { Caller } from '@practice/tooling/testing/caller';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testGateway } from '../testing/test-gateway.ts';
import { type OwnChecks, runCheck } from './run-check.ts';
import { runSelfChecks } from './run-self-checks.ts';

const gateway = testGateway();
let admin: Caller;
let own: OwnChecks;
let stopping: AbortController;
const checker = () => ({ own, stopped: stopping.signal, againMs: 0, restMs: 0, uptimeMs: () => 3_600_000 });

beforeAll(async () => {
  admin = await gateway.login('admin');
});
beforeEach(async () => {
  stopping = new AbortController();
  await database().collection('self_check_runs').deleteMany({});
});

const make = (payload: object, attempts = 1) =>
  runSelfChecks({ _id: 'j', kind: RUN_SELF_CHECKS_JOB, payload, attempts } as Job, checker());
const runs = async () => (await admin.get('/api/self-checks')).body as SelfCheckRun[];
const start = async () => ((await admin.post('/api/self-checks', {})).body as { id: string }).id;

/** Has the gateway's own checks pass without asking anything, but for one of them. */
function onlyCheck(key: SelfCheckKey, faults: () => string[]): void {
  const pass = async () => ({ checked: 0, faults: [], next: null });
  const look = async () => ({
    checked: 7,
    faults: faults().map((id) => ({ id, sentence: `${id} bulundu.`, records: [] })),
    next: null,
  });
  own = { anonymousApi: pass, publicPages: pass, remotes: pass, [key]: look };
}
describe('a run', () => {
  it('takes for a fault only what is still there when it looks again', async () => {
    let looks = 0;
    onlyCheck('remotes', () => {
      looks += 1;
      return looks % 2 === 1 ? ['kısa', 'kalıcı'] : ['kalıcı'];
    });
    expect((await runCheck('remotes', checker())).faults.map(({ id }) => id)).toEqual(['kalıcı']);
  });

  it('that a stop of the gateway ends goes on with what is left', async () => {
    onlyCheck('anonymousApi', () => {
      stopping.abort();
      return ['bir'];
    });
    const id = await start();
    expect(await make({ id })).toMatchObject({ reason: 'Sunucu yeniden başlıyor.' });
    const [open] = await runs();
    expect(open).toMatchObject({ state: 'running', current: 'anonymousApi' });
    expect(open?.outcomes.map(({ key }) => key)).toEqual(selfCheckKeys.slice(0, selfCheckKeys.indexOf('anonymousApi')));
    stopping = new AbortController();
    onlyCheck('remotes', () => []);
    await make({ id });
    const [over] = await runs();
    expect(over).toMatchObject({ state: 'finished' });
    expect(over?.outcomes.map(({ key }) => key)).toEqual(selfCheckKeys);
  });

  it('is one at a time; one that nobody goes on with is given up', async () => {
    const id = await start();
    const refused = { code: 'CONFLICT', errors: [{ code: 'UNDER_WAY' }] };
    expect((await admin.post('/api/self-checks', {})).body).toMatchObject(refused);
    expect(await make({ date: '2026-12-01' })).toMatchObject({ reason: 'Başka bir denetim sürüyor.' });
    await callService('identity', 'planSelfChecks', {});
    expect(await runs()).toMatchObject([{ id, state: 'queued' }]);
    await jobQueue().deleteOne({ _id: `${RUN_SELF_CHECKS_JOB}:${id}` });
    await callService('identity', 'planSelfChecks', {});
    expect(await runs()).toMatchObject([{ id, state: 'broken' }]);
    const other = await start();
    await make({ id: other }, 4);
    expect((await runs())[0]).toMatchObject({ id: other, state: 'broken' });
  });

  it('is planned for the night once, made once, and not begun right after a start', async () => {
    onlyCheck('remotes', () => []);
    await jobQueue().deleteMany({ kind: RUN_SELF_CHECKS_JOB });
    await callService('identity', 'planSelfChecks', {});
    await callService('identity', 'planSelfChecks', {});
    const [job, ...others] = await jobQueue().find({ kind: RUN_SELF_CHECKS_JOB }).toArray();
    expect(others).toEqual([]);
    expect(job?.runAt?.toISOString().slice(11, 16)).toBe('00:10');
    const asked = job as Job;
    expect(await runSelfChecks(asked, { ...checker(), uptimeMs: () => 60_000 })).toMatchObject({ waitMs: 540_000 });
    await runSelfChecks(asked, checker());
    await runSelfChecks(asked, checker());
    expect(await runs()).toMatchObject([{ state: 'finished', isNightly: true, startedBy: null }]);
  });
});

it('a service that does not answer leaves its part undone, and the others theirs', async () => {
  const messaging = gateway.services.find(({ name }) => name === 'messaging');
  registerService('messaging', { ...messaging?.internal, runSelfCheckStep: () => Promise.reject(new Error('away')) });
  onTestFinished(() => registerService('messaging', messaging?.internal ?? {}));
  const { state, checked, faults } = await runCheck('consents', checker());
  expect({ state, faults }).toEqual({ state: 'undone', faults: [expect.objectContaining({ id: 'undone' })] });
  expect(checked).toBeGreaterThan(10);
});
