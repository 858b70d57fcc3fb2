import type { ExampleRecord } from '@practice/contracts';
import { type Job, jobQueue, registerService } from '@practice/service-kit';
import { contextFor, lastEvents, useTestDatabase } from '@practice/service-kit/testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccessTokenModel } from '../access-tokens/access-token.model.ts';
import { BackupModel } from '../backups/backup.model.ts';
import { seed } from '../seed/seed.ts';
import { createService } from '../server.ts';
import { useStubSettings } from '../testing/stub-settings.ts';
import { TwoStepModel } from '../two-step/two-step.model.ts';
import { UserModel } from '../users/user.model.ts';
import { getExampleData } from './get-example-data.ts';
import { removeAllExamples } from './remove-all-examples.ts';
import { runRemoval } from './run-removal.ts';
import { startRemoval } from './start-removal.ts';

useStubSettings();
useTestDatabase([createService()]);

const admin = contextFor('admin');
const post: ExampleRecord = { kind: 'blogPost', id: 'p1', name: 'Bir yazı', state: 'untouched', uses: [] };
let others: ExampleRecord[] = [];
let calls: { kind: string; ids: string[]; username: string | null }[] = [];

/** Stands in for the other services whose demonstration has records. */
const stub = {
  readSettings: async () => ({}),
  listExamples: async () => others,
  removeExamples: async (
    { actor: { username } }: { actor: { username: string | null } },
    { kind, ids }: { kind: string; ids: string[] },
  ) => {
    calls.push({ kind, ids, username });
    const removed = others.filter((each) => each.kind === kind && ids.includes(each.id));
    others = others.filter((each) => !removed.includes(each));
    return { removed: removed.length };
  },
};

beforeAll(() => {
  registerService('content', stub as never);
  registerService('appointments', { ...stub, listExamples: async () => [] } as never);
});
beforeEach(async () => {
  others = [post];
  calls = [];
  await seed({ level: 'demo', adminPassword: 'kestane-ile-zimba' });
});

const usernames = async () => (await UserModel.find().lean()).map(({ username }) => username).sort();
const userNamed = async (username: string) => UserModel.findOne({ username }).orFail().lean();
const removal = async () => (await getExampleData(admin)).removal;
const removalJob = async () => {
  const job = await jobQueue().findOne({ kind: 'remove-example-data' });
  if (!job) throw new Error('There is no removal.');
  return job;
};
/** Runs the job as a worker does. */
async function run(): Promise<unknown> {
  const job = await removalJob();
  const result = await runRemoval(job as Job);
  if (result && 'waitMs' in result) return result;
  const reason = result?.skipReason ?? null;
  await jobQueue().updateOne({ _id: job._id }, { $set: { state: 'done', reason } });
  return result;
}
const endBackup = (fields: object) => BackupModel.updateOne({}, { ...fields, openKey: 'closed' });

describe('the colleagues of the demonstration', () => {
  it('go, also when somebody has signed in with the password that was shown; the admin stays', async () => {
    await UserModel.updateOne({ username: 'moderator' }, { lastLogin: new Date() });
    expect(await removeAllExamples(admin)).toEqual({ removed: 3 });
    expect(await usernames()).toEqual(['admin']);
    expect(await lastEvents(20)).toEqual(expect.arrayContaining([expect.objectContaining({ type: 'user.deleted' })]));
  });

  it.each([
    ['edited', 'has a password of its own', (_id: string) => UserModel.updateOne({ _id }, { passwordHash: 'another' })],
    ['edited', 'has another role', (_id: string) => UserModel.updateOne({ _id }, { role: 'admin' })],
    ['used', 'has a second step', (_id: string) => TwoStepModel.create({ _id, confirmedAt: new Date() })],
    [
      'used',
      'has an access token',
      (userId: string) =>
        AccessTokenModel.create({ userId, name: 'Site', scope: 'read', tokenHash: 'x', expiresAt: '2099-01-01' }),
    ],
  ] as const)('stay %s: one that %s', async (state, _, change) => {
    await change(String((await userNamed('moderator'))._id));
    const { records } = await getExampleData(admin);
    expect(records.find(({ name }) => name === 'moderator')).toMatchObject({ kind: 'user', state });
    await removeAllExamples(admin);
    expect(await usernames()).toEqual(['admin', 'moderator']);
  });
});

describe('a removal', () => {
  it('backs everything up first, and then asks each service for its own, in the name of who started it', async () => {
    expect((await startRemoval(admin)).removal).toEqual({ state: 'backingUp', problem: null });
    expect(await run()).toMatchObject({ waitMs: expect.any(Number) });
    expect(calls).toEqual([]);
    await endBackup({ state: 'verified' });
    expect(await removal()).toEqual({ state: 'removing', problem: null });
    await run();
    expect(await removal()).toEqual({ state: 'done', problem: null });
    expect(calls).toEqual([{ kind: 'blogPost', ids: ['p1'], username: 'admin' }]);
    expect(await usernames()).toEqual(['admin']);
    const actions = (await lastEvents(40)).map(({ payload }) => (payload as { action?: string }).action);
    expect(actions).toEqual(expect.arrayContaining(['backup.started', 'example-data.removed', 'user.deleted']));
  });

  it('touches nothing when there is no good backup, and says why', async () => {
    await startRemoval(admin);
    await endBackup({ state: 'failed', problem: 'Diskte yedek için yeterli boş yer yok.' });
    await run();
    expect(await removal()).toEqual({ state: 'failed', problem: expect.stringContaining('yeterli boş yer yok') });
    expect([calls, await usernames()]).toEqual([[], ['admin', 'asistan', 'moderator']]);
    // Another can be started.
    await startRemoval(admin);
    expect(await removal()).toMatchObject({ state: 'backingUp' });
  });

  it('goes on where one was ended in the middle', async () => {
    await startRemoval(admin);
    await endBackup({ state: 'verified' });
    const { removeExamples } = stub;
    registerService('content', { ...stub, removeExamples: () => Promise.reject(new Error('killed')) } as never);
    await expect(run()).rejects.toThrow('killed');
    registerService('content', { ...stub, removeExamples } as never);
    await run();
    expect([others, await usernames()]).toEqual([[], ['admin']]);
  });

  it('is refused twice at once, while a backup is made, and when nothing is left to go', async () => {
    const started = await Promise.allSettled([startRemoval(admin), startRemoval(admin)]);
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(startRemoval(admin)).rejects.toMatchObject({ code: 'CONFLICT' });
    await jobQueue().deleteMany({});
    await expect(startRemoval(admin)).rejects.toMatchObject({ errors: [{ code: 'UNDER_WAY' }] });
    await endBackup({ state: 'verified' });
    await removeAllExamples(admin);
    await expect(startRemoval(admin)).rejects.toMatchObject({ message: 'Kaldırılacak örnek veri yok.' });
  });

  it('is for admins in a session', async () => {
    const byToken = { ...admin, actor: { ...admin.actor, tokenId: 't1' } };
    for (const ctx of [contextFor('moderator'), byToken])
      await expect(startRemoval(ctx)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(getExampleData(contextFor('moderator'))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await getExampleData(byToken)).records).toHaveLength(3);
  });
});
