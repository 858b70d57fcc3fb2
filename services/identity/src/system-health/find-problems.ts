import {
  type BackupFrequency,
  GATEWAY_REPORT_MS,
  type HealthProblem,
  type HealthProblemCode,
  isEmailJob,
  partOf,
  type ServiceState,
  type SystemDetails,
} from '@practice/contracts';

/** What is judged: all that was measured, and what else it takes to judge it. */
export type Measured = Omit<SystemDetails, 'problems'> & {
  services: ServiceState[];
  frequency: BackupFrequency;
  /** Whether changes are refused, as the database's disk is full. */
  isDiskFull: boolean;
  /** Since when there is this installation. */
  since: Date | null;
};

type Problems = Generator<Found, void>;
type Found = [code: HealthProblemCode, isFailure: boolean, subject?: string];

const HOUR_MS = 3_600_000;
const SLOW_MS = 200;
const MANY_EVENTS = 100;
const SILENT_MS = 4 * GATEWAY_REPORT_MS;
const GIGABYTE = 1e9;
/** Tokens between processes allow for five seconds. */
const SKEW_MS = { noticeable: 2000, failing: 5000 };
/** After so long without a good backup one was missed, with some hours to make and check it. */
const BACKUP_AGE_MS: Record<BackupFrequency, number> = {
  daily: 36 * HOUR_MS,
  weekly: 8 * 24 * HOUR_MS,
  monthly: 32 * 24 * HOUR_MS,
};

/** What is wrong with the running product, what cannot be done now first. */
export function findProblems(measured: Measured, now = new Date()): HealthProblem[] {
  const found = [
    ...ofDatabase(measured),
    ...ofServices(measured),
    ...ofWork(measured),
    ...ofBackups(measured, now),
    ...measured.gateways.flatMap((gateway) => [...ofGateway(gateway, measured.isDiskFull, now)]),
  ];
  return found
    .map(([code, isFailure, subject = null]): HealthProblem => ({ code, part: partOf(code), isFailure, subject }))
    .sort((one, other) => Number(other.isFailure) - Number(one.isFailure));
}

function* ofDatabase({ databaseState: { roundTripMs, members } }: Measured): Problems {
  if (roundTripMs > SLOW_MS) yield ['database_slow', false];
  for (const { name, isHealthy } of members) if (!isHealthy) yield ['database_member_away', false, name];
}

function* ofServices({ services, gateways }: Measured): Problems {
  for (const { name, isUp } of services) if (!isUp) yield ['service_away', true, name];
  const versions = new Set([...services, ...gateways].flatMap(({ version }) => version ?? []));
  if (versions.size > 1) yield ['versions_differ', false];
}

function* ofWork({ consumers, stalledJobs, lateJobs, emails }: Measured): Problems {
  for (const { service, behind } of consumers) if (behind > MANY_EVENTS) yield ['events_late', false, service];
  if (stalledJobs.some(({ kind, state }) => state === 'dead' && !isEmailJob(kind))) yield ['jobs_failed', false];
  if (lateJobs > 0) yield ['jobs_late', false];
  if (emails.failed > 0) yield ['emails_failed', false];
  if (emails.waiting > 0) yield ['emails_waiting', false];
}

function* ofBackups({ backups, frequency, since }: Measured, now: Date): Problems {
  const { newest, verifiedAt, isEnabled } = backups;
  if (newest?.state === 'failed' || newest?.state === 'unverified') yield ['backup_failed', false];
  if (isEnabled === false) {
    yield ['backups_off', false];
    return;
  }
  const from = verifiedAt ?? since?.toISOString();
  if (from === undefined || now.getTime() - Date.parse(from) <= BACKUP_AGE_MS[frequency]) return;
  yield [verifiedAt === null ? 'backup_none' : 'backup_old', false];
}

function* ofGateway(gateway: SystemDetails['gateways'][number], isDiskFull: boolean, now: Date): Problems {
  const { name, seenAt, disk, remotes, setupProblems, clockSkewMs } = gateway;
  // What it said last is not how it is now.
  if (now.getTime() - Date.parse(seenAt) > SILENT_MS) {
    yield ['gateway_silent', false, name];
    return;
  }
  if (disk && (isDiskFull || disk.freeBytes < GIGABYTE / 2)) yield ['disk_full', true, name];
  else if (disk && disk.freeBytes < 2 * GIGABYTE) yield ['disk_low', false, name];
  const skew = Math.abs(clockSkewMs ?? 0);
  if (skew > SKEW_MS.noticeable) yield ['clock_skew', skew > SKEW_MS.failing, name];
  for (const remote of remotes) if (!remote.isUp) yield ['remote_away', true, remote.name];
  for (const code of setupProblems) yield [code, false, name];
}
