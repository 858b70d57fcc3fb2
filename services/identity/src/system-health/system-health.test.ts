import type { GatewayReport, SystemHealth } from '@practice/contracts';
import {
  callService,
  DomainError,
  type Job,
  jobQueue,
  productVersion,
  registerService,
  registerServiceUrl,
} from '@practice/service-kit';
import { callRoute, contextFor, lastEvents, queryService, useTestDatabase } from '@practice/service-kit/testing';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createService } from '../server.ts';
import { GatewayModel } from './gateway.model.ts';
import { getSystemHealth } from './get-system-health.ts';
import { retryFailedJobs } from './retry-failed-jobs.ts';

const service = createService();
useTestDatabase([service]);
const admin = contextFor('admin');
beforeEach(() => registerService('content', { readSettings: async () => ({}) }));

function job(index: number, change: Partial<Job>): Job {
  return {
    ...{ _id: `job:${index}`, kind: 'send-email', payload: {}, state: 'done', runAt: new Date(), attempts: 10 },
    ...{ maxAttempts: 10, owner: null, leaseUntil: null, reason: null, createdAt: new Date(), doneAt: null },
    ...change,
  };
}

const report: GatewayReport = {
  name: 'klinik:4000',
  version: productVersion(),
  nodeVersion: process.version,
  startedAt: new Date().toISOString(),
  memoryBytes: 2e8,
  openStreams: 1,
  databaseRoundTripMs: 1,
  clockSkewMs: 3,
  disk: { freeBytes: 5e10, totalBytes: 1e11 },
  remotes: [{ name: 'mf-public', version: '1.0.0+a', isElsewhere: false, isUp: true }],
  setupProblems: ['proxy_unknown'],
  certificateEndsAt: null,
};

it('says which parts run, and counts the jobs that are not done', async () => {
  const states = ['dead', 'dead', 'waiting', 'done'] as const;
  await jobQueue().insertMany(states.map((state, index) => job(index, { state })));
  registerServiceUrl('seo', 'http://staff:secret@127.0.0.1:1');
  // The files of a worker share what is registered.
  onTestFinished(() => registerServiceUrl('seo', ''));
  const health = await getSystemHealth(admin);
  expect(health).toMatchObject({ database: true, jobs: { queued: 0, waiting: 1, running: 0, dead: 2 } });
  expect(health.eventsBehind).toBeGreaterThanOrEqual(0);
  const away = { name: 'seo', isUp: false, address: '127.0.0.1:1', version: null, latencyMs: null };
  expect(health.services).toContainEqual(away);
});

it('says how each part is, by both APIs', async () => {
  const sentAt = new Date(Date.now() - 60_000);
  const late = new Date(Date.now() - 3_600_000);
  await jobQueue().insertMany([
    job(1, { state: 'done', doneAt: sentAt }),
    job(2, { state: 'done', doneAt: new Date(), reason: 'Silindi' }),
    job(3, { state: 'waiting', reason: 'Sunucu yok', createdAt: late }),
    job(4, { state: 'waiting', reason: 'Sunucu yok' }),
    job(5, { kind: 'make-backup', state: 'dead', reason: 'Disk dolu' }),
    job(6, { kind: 'check-urls', state: 'queued', runAt: late, doneAt: null }),
  ]);
  await callService('identity', 'noteGateway', report);
  const { body } = await callRoute(service, admin, 'GET /api/system-health');
  const { details } = body as SystemHealth;
  expect(details.databaseState).toMatchObject({ engine: expect.stringMatching(/^(MongoDB|SecantusDB)$/) });
  expect(details.databaseState.dataBytes).toBeGreaterThan(0);
  expect(details.emails).toEqual({ lastSentAt: sentAt.toISOString(), waiting: 2, failed: 0 });
  expect(details.stalledJobs).toMatchObject([
    { kind: 'make-backup', label: 'Yedek alınması', state: 'dead', reason: 'Disk dolu', count: 1, canRetry: true },
    { kind: 'send-email', state: 'waiting', count: 2, oldestAt: late.toISOString(), canRetry: false },
  ]);
  expect(details.lateJobs).toBe(1);
  expect(details.gateways).toEqual([{ ...report, seenAt: expect.any(String) }]);
  expect(details.migrations.applied).toBeGreaterThan(0);
  expect(details.migrations.last).toMatch(/^[\w-]+\/2026-/);
  const codes = details.problems.map(({ code }) => code).sort();
  expect(codes).toEqual(['emails_waiting', 'jobs_failed', 'jobs_late', 'proxy_unknown']);

  const query = '{ systemHealth { details { problems { code } gateways { name remotes { name } } } } }';
  const { data, errors } = await queryService(service, admin, query);
  expect(errors).toBeUndefined();
  expect(data?.systemHealth).toMatchObject({ details: { gateways: [{ name: report.name }] } });
});

it('replaces what a gateway has reported, and forgets one that has ended or is silent for long', async () => {
  const names = async () => {
    const { body } = await callRoute(service, admin, 'GET /api/system-health');
    return (body as SystemHealth).details.gateways.map(({ name, openStreams }) => `${name} ${openStreams}`);
  };
  await callService('identity', 'noteGateway', report);
  await callService('identity', 'noteGateway', { ...report, openStreams: 7 });
  await callService('identity', 'noteGateway', { ...report, name: 'other:4000' });
  expect(await names()).toEqual(['klinik:4000 7', 'other:4000 1']);
  await callService('identity', 'forgetGateway', { name: 'klinik:4000' });
  await GatewayModel.updateOne({ _id: 'other:4000' }, { $set: { seenAt: new Date(Date.now() - 700_000) } });
  expect(await names()).toEqual([]);
});

it('is said also while the service with the settings is away', async () => {
  registerService('content', { readSettings: () => Promise.reject(new DomainError('UNAVAILABLE')) });
  const { body } = await callRoute(service, admin, 'GET /api/system-health');
  const nothing = { isEnabled: null, newest: null, verifiedAt: null, nextOn: null };
  expect((body as SystemHealth).details.backups).toEqual(nothing);
});

it('nobody but a gateway reports one', async () => {
  const refused = callService('identity', 'noteGateway', report, contextFor('moderator'));
  await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' } satisfies Partial<DomainError>);
});

it('failed jobs of a kind are tried again with all of their attempts, and that is in the audit log', async () => {
  const dead = { kind: 'make-backup', state: 'dead', reason: 'Disk dolu' } as const;
  await jobQueue().insertMany([job(1, dead), job(2, dead), job(3, { kind: 'check-urls', state: 'dead' })]);
  expect(await retryFailedJobs(admin, { kind: 'make-backup' })).toEqual({ retried: 2 });
  const again = await jobQueue().find({ kind: 'make-backup' }).toArray();
  for (const one of again) expect(one).toMatchObject({ state: 'queued', attempts: 0, reason: null });
  expect(await jobQueue().countDocuments({ state: 'dead' })).toBe(1);
  const [event] = await lastEvents(1);
  expect(event?.payload).toMatchObject({ action: 'jobs.retried', entity: 'job', entityId: 'make-backup' });
  expect(await retryFailedJobs(admin, { kind: 'make-backup' })).toEqual({ retried: 0 });
});

it('failed e-mails are sent again from the outbox alone', async () => {
  await expect(retryFailedJobs(admin, { kind: 'send-email' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});
