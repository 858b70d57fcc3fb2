import { backupsState } from './backups.ts';
import { gatewayState, setupProblems } from './gateway-states.ts';
import { serviceNames } from './internal.ts';
import { z } from './zod-setup.ts';

/** The parts of the product that may be unwell. */
export const systemParts = [
  'database',
  'services',
  'events',
  'jobs',
  'email',
  'backups',
  'remotes',
  'gateways',
  'setup',
] as const;
export type SystemPart = (typeof systemParts)[number];

/** What may be wrong, and the part of the product that it is about. */
const partOfProblem = {
  database_slow: 'database',
  database_member_away: 'database',
  service_away: 'services',
  versions_differ: 'services',
  events_late: 'events',
  jobs_failed: 'jobs',
  jobs_late: 'jobs',
  emails_waiting: 'email',
  emails_failed: 'email',
  backup_none: 'backups',
  backup_old: 'backups',
  backup_failed: 'backups',
  backups_off: 'backups',
  remote_away: 'remotes',
  gateway_silent: 'gateways',
  disk_low: 'gateways',
  disk_full: 'gateways',
  clock_skew: 'gateways',
  ...(Object.fromEntries(setupProblems.map((code) => [code, 'setup'])) as Record<
    (typeof setupProblems)[number],
    'setup'
  >),
} as const satisfies Record<string, SystemPart>;

export type HealthProblemCode = keyof typeof partOfProblem;
export const healthProblemCodes = Object.keys(partOfProblem) as HealthProblemCode[];

/** The part of the product that a problem is about. */
export function partOf(code: HealthProblemCode): SystemPart {
  return partOfProblem[code];
}

export const healthProblem = z
  .object({
    code: z.enum(healthProblemCodes),
    part: z.enum(systemParts),
    isFailure: z.boolean().meta({ description: 'Whether visitors or staff cannot do something now.' }),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'The service, remote or gateway that it is about, where one is.' }),
  })
  .meta({ id: 'HealthProblem' });

export type HealthProblem = z.infer<typeof healthProblem>;

const serviceState = z
  .object({
    name: z.enum(serviceNames),
    isUp: z.boolean(),
    address: z.string().nullable().meta({ description: 'Host and port; null for one in the process that was asked.' }),
    version: z.string().nullable().meta({ description: 'Null while it does not answer.' }),
    latencyMs: z.number().nullable(),
  })
  .meta({ id: 'ServiceState' });

export type ServiceState = z.infer<typeof serviceState>;

const databaseMember = z
  .object({ name: z.string(), state: z.string(), isHealthy: z.boolean(), isPrimary: z.boolean() })
  .meta({ id: 'DatabaseMember' });

const databaseState = z
  .object({
    engine: z.string(),
    version: z.string(),
    roundTripMs: z.number(),
    dataBytes: z.number().meta({ description: 'Documents and indexes, before compression.' }),
    members: z.array(databaseMember).meta({ description: 'Of the replica set, as far as its user may know.' }),
  })
  .meta({ id: 'DatabaseState' });

export type DatabaseState = z.infer<typeof databaseState>;

const stalledJobs = z
  .object({
    kind: z.string(),
    label: z.string(),
    state: z.enum(['waiting', 'dead']),
    reason: z.string().nullable(),
    count: z.number().int(),
    oldestAt: z.string().meta({ description: 'When the oldest of them was queued.' }),
    canRetry: z
      .boolean()
      .meta({ description: 'Whether retryFailedJobs takes them; e-mails are sent again from the outbox.' }),
  })
  .meta({ id: 'StalledJobs', description: 'Jobs of one kind that wait or have failed for the same reason.' });

export type StalledJobs = z.infer<typeof stalledJobs>;

const emailState = z
  .object({
    lastSentAt: z.string().nullable().meta({ description: 'Within the last seven days.' }),
    waiting: z.number().int(),
    failed: z.number().int(),
  })
  .meta({ id: 'EmailState' });

const migrationState = z
  .object({
    applied: z.number().int(),
    last: z.string().nullable().meta({ description: 'The name of the last one.' }),
    lastAt: z.string().nullable(),
  })
  .meta({ id: 'MigrationState', description: 'Changes of stored data that newer versions have brought.' });

export const systemDetails = z
  .object({
    measuredAt: z.string(),
    problems: z.array(healthProblem).meta({ description: 'What is wrong, what cannot be done now first.' }),
    version: z.string().meta({ description: 'Of the process that was asked, as its Node.' }),
    nodeVersion: z.string(),
    databaseState,
    consumers: z
      .array(z.object({ service: z.string(), behind: z.number().int() }).meta({ id: 'EventConsumerState' }))
      .meta({ description: 'How many events each service has still to handle.' }),
    stalledJobs: z.array(stalledJobs),
    lateJobs: z.number().int().meta({ description: 'Queued ones that have not begun for ten minutes.' }),
    emails: emailState,
    backups: backupsState,
    gateways: z.array(gatewayState),
    migrations: migrationState,
  })
  .meta({ id: 'SystemDetails' });

export type SystemDetails = z.infer<typeof systemDetails>;

/** The state of the running product, for admins; no secrets. */
export const systemHealth = z
  .object({
    database: z.boolean(),
    services: z.array(serviceState),
    eventsBehind: z.number().int().meta({ description: 'How many events the slowest service has still to handle.' }),
    jobs: z
      .object({
        queued: z.number().int(),
        waiting: z.number().int().meta({ description: 'For something, such as a setting.' }),
        running: z.number().int(),
        dead: z.number().int().meta({ description: 'Failed for good; staff may start some of them again.' }),
      })
      .meta({ id: 'OpenJobs' }),
    details: systemDetails.meta({
      description: 'How each part is, and what is wrong with it; takes longer than the other fields.',
    }),
  })
  .meta({ id: 'SystemHealth' });

export type SystemHealth = z.infer<typeof systemHealth>;

export const retryFailedJobsInput = z.strictObject({ kind: z.string().max(100) });
export const retriedJobs = z.object({ retried: z.number().int() }).meta({ id: 'RetriedJobs' });
export type RetriedJobs = z.infer<typeof retriedJobs>;
