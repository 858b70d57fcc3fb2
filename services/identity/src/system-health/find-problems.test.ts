import type { BackupRecord, GatewayState } from '@practice/contracts';
import { expect, it } from 'vitest';
import { findProblems, type Measured } from './find-problems.ts';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const gateway: GatewayState = {
  name: 'klinik:4000',
  version: '1.0.0',
  nodeVersion: 'v24.0.0',
  startedAt: ago(48),
  seenAt: now.toISOString(),
  memoryBytes: 2e8,
  openStreams: 1,
  databaseRoundTripMs: 1,
  clockSkewMs: 3,
  disk: { freeBytes: 5e10, totalBytes: 1e11 },
  remotes: [{ name: 'mf-public', version: '1.0.0+a', isElsewhere: false, isUp: true }],
  setupProblems: [],
  certificateEndsAt: null,
};
const service = { name: 'seo', isUp: true, address: null, version: '1.0.0', latencyMs: null } as const;
const jobs = { label: '', reason: null, count: 1, oldestAt: ago(1), canRetry: true };
const well: Measured = {
  measuredAt: now.toISOString(),
  version: '1.0.0',
  nodeVersion: 'v24.0.0',
  services: [service],
  databaseState: { engine: 'MongoDB', version: '8', roundTripMs: 2, dataBytes: 1e6, members: [] },
  consumers: [{ service: 'messaging', behind: 3 }],
  stalledJobs: [],
  lateJobs: 0,
  emails: { lastSentAt: ago(2), waiting: 0, failed: 0 },
  backups: { isEnabled: true, newest: null, verifiedAt: ago(10), nextOn: '2026-11-26' },
  gateways: [gateway],
  migrations: { applied: 20, last: null, lastAt: null },
  frequency: 'daily',
  isDiskFull: false,
  since: new Date(ago(1000)),
};
const member = { name: 'mongo-2:27017', state: 'DOWN', isHealthy: false, isPrimary: false };

it('finds nothing wrong with a product that is well', () => {
  expect(findProblems(well, now)).toEqual([]);
});

it.each<[string, Partial<Measured>, [code: string, isFailure: boolean, subject: string | null][]]>([
  ['a slow database', { databaseState: { ...well.databaseState, roundTripMs: 350 } }, [['database_slow', false, null]]],
  [
    'a member that is away',
    { databaseState: { ...well.databaseState, members: [member] } },
    [['database_member_away', false, member.name]],
  ],
  ['a service that is away', { services: [{ ...service, isUp: false }] }, [['service_away', true, 'seo']]],
  ['two versions', { services: [{ ...service, version: '1.1.0' }] }, [['versions_differ', false, null]]],
  ['many events', { consumers: [{ service: 'messaging', behind: 500 }] }, [['events_late', false, 'messaging']]],
  ['a failed job', { stalledJobs: [{ ...jobs, kind: 'make-backup', state: 'dead' }] }, [['jobs_failed', false, null]]],
  ['a failed e-mail', { emails: { ...well.emails, failed: 1 } }, [['emails_failed', false, null]]],
  ['its job', { stalledJobs: [{ ...jobs, kind: 'send-email', state: 'dead', canRetry: false }] }, []],
  ['e-mails that wait', { emails: { ...well.emails, waiting: 4 } }, [['emails_waiting', false, null]]],
  ['jobs that nobody begins', { lateJobs: 2 }, [['jobs_late', false, null]]],
  ['an old backup', { backups: { ...well.backups, verifiedAt: ago(40) } }, [['backup_old', false, null]]],
  ['one of last week', { backups: { ...well.backups, verifiedAt: ago(160) }, frequency: 'weekly' }, []],
  ['none', { backups: { ...well.backups, verifiedAt: null } }, [['backup_none', false, null]]],
  ['none on the first day', { backups: { ...well.backups, verifiedAt: null }, since: new Date(ago(3)) }, []],
  [
    'a failed one',
    { backups: { ...well.backups, newest: { state: 'failed' } as BackupRecord } },
    [['backup_failed', false, null]],
  ],
  ['none wanted', { backups: { ...well.backups, isEnabled: false, verifiedAt: null } }, [['backups_off', false, null]]],
  [
    'little room',
    { gateways: [{ ...gateway, disk: { freeBytes: 1e9, totalBytes: 1e11 } }] },
    [['disk_low', false, gateway.name]],
  ],
  [
    'no room',
    { gateways: [{ ...gateway, disk: { freeBytes: 1e8, totalBytes: 1e11 } }] },
    [['disk_full', true, gateway.name]],
  ],
  ['less room than the reserve', { isDiskFull: true }, [['disk_full', true, gateway.name]]],
  ['a clock that is off', { gateways: [{ ...gateway, clockSkewMs: -3000 }] }, [['clock_skew', false, gateway.name]]],
  ['one that is far off', { gateways: [{ ...gateway, clockSkewMs: 9000 }] }, [['clock_skew', true, gateway.name]]],
  [
    'a remote that is away',
    { gateways: [{ ...gateway, remotes: [{ name: 'mf-seo', version: '1', isElsewhere: true, isUp: false }] }] },
    [['remote_away', true, 'mf-seo']],
  ],
  [
    'a wrong set-up',
    { gateways: [{ ...gateway, setupProblems: ['https_unseen'] }] },
    [['https_unseen', false, gateway.name]],
  ],
  [
    'a gateway that reports no more, whatever it said last',
    { gateways: [{ ...gateway, seenAt: ago(0.1), setupProblems: ['https_unseen'] }] },
    [['gateway_silent', false, gateway.name]],
  ],
])('%s', (_, change, problems) => {
  const found = findProblems({ ...well, ...change }, now);
  expect(found.map(({ code, isFailure, subject }) => [code, isFailure, subject])).toEqual(problems);
});

it('names what cannot be done now first', () => {
  const found = findProblems({ ...well, lateJobs: 1, services: [{ ...service, isUp: false }] }, now);
  expect(found.map(({ part }) => part)).toEqual(['services', 'jobs']);
});
