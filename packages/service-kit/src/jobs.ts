import type { ClientSession } from 'mongoose';
import { database } from './database.ts';
import { prepareCollection } from './prepare-collections.ts';
import { traceOf } from './tracing/session-trace.ts';
import type { TraceParent } from './tracing/tracer.ts';

export type JobState = 'queued' | 'waiting' | 'running' | 'done' | 'dead';

/** A piece of work that outlives a crash. `key` makes it unique: the same work is queued once. */
export type Job<Payload = unknown> = {
  _id: string;
  kind: string;
  payload: Payload;
  state: JobState;
  /** When it is due; null once it is done or has failed for the last time, so that an index finds due jobs alone. */
  runAt: Date | null;
  attempts: number;
  maxAttempts: number;
  owner: string | null;
  leaseUntil: Date | null;
  /** Why it waits or failed, or, of one that is done, why nothing was to be done: a Turkish sentence for staff. */
  reason: string | null;
  createdAt: Date;
  doneAt: Date | null;
  /** When it began to wait for what refuses it; a retry begins anew. */
  refusedSince?: Date | null;
  /** The span in which it was queued, in its handler that of its own run; none where nothing is traced. */
  trace?: TraceParent | undefined;
};

const KEPT_DAYS = 90;
const DEFAULT_MAX_ATTEMPTS = 10;
const LEASE_MS = 60_000;

export function jobQueue() {
  return database().collection<Job>('jobs');
}

/**
 * Jobs that are not done: the first condition of a filter by another state, so that an index leads to these few. A state has
 * no index of its own.
 */
export const openJobs = { doneAt: null } as const;

type NewJob = {
  key: string;
  kind: string;
  payload: unknown;
  runAt?: Date;
  maxAttempts?: number;
  /** Why it is not to be done at all: it is kept as done, and nothing runs. */
  skipReason?: string | null;
};

/** Queues a job in the transaction of its change; nothing happens when the key exists. */
export async function enqueueJob(session: ClientSession, job: NewJob): Promise<void> {
  const now = new Date();
  await jobQueue().updateOne(
    { _id: job.key },
    {
      $setOnInsert: {
        kind: job.kind,
        payload: job.payload,
        state: job.skipReason ? 'done' : 'queued',
        runAt: job.skipReason ? null : (job.runAt ?? now),
        attempts: 0,
        maxAttempts: job.maxAttempts ?? DEFAULT_MAX_ATTEMPTS,
        owner: null,
        leaseUntil: null,
        reason: job.skipReason ?? null,
        createdAt: now,
        doneAt: job.skipReason ? now : null,
        trace: traceOf(session),
      },
    },
    { upsert: true, session },
  );
}

/** Retries at once the jobs that wait for something (a setting, a server). */
export async function retryWaitingJobs(session: ClientSession, kind: string): Promise<void> {
  const waiting = { ...openJobs, kind, state: 'waiting' } as const;
  await jobQueue().updateMany(
    waiting,
    { $set: { state: 'queued', runAt: new Date(), refusedSince: null } },
    { session },
  );
}

/**
 * Retries a waiting or failed job at once, with all of its attempts, and with `isSkippedToo` one that was not wanted; a running
 * or finished one is left alone.
 */
export async function retryJob(
  session: ClientSession,
  key: string,
  { isSkippedToo = false }: { isSkippedToo?: boolean } = {},
): Promise<void> {
  const open = { state: { $in: ['dead', 'waiting', 'queued'] as JobState[] } };
  const skipped = { state: 'done' as const, reason: { $ne: null } };
  await jobQueue().updateOne(
    { _id: key, ...(isSkippedToo ? { $or: [open, skipped] } : open) },
    { $set: { state: 'queued', runAt: new Date(), attempts: 0, reason: null, doneAt: null, refusedSince: null } },
    { session },
  );
}

/** Has the failed jobs of a kind tried again, with all of their attempts; gives how many there were. */
export async function retryFailedJobs(session: ClientSession, kind: string): Promise<number> {
  const again = { state: 'queued', runAt: new Date(), attempts: 0, reason: null, refusedSince: null } as const;
  const { modifiedCount } = await jobQueue().updateMany(
    { ...openJobs, kind, state: 'dead' },
    { $set: again },
    { session },
  );
  return modifiedCount;
}

/** Removes jobs in whatever state they are, so that none of them starts any more. */
export async function removeJobs(session: ClientSession, keys: string[]): Promise<void> {
  await jobQueue().deleteMany({ _id: { $in: keys } }, { session });
}

/** What makes a job its owner's: nothing else runs it until the lease ends. */
export function leaseOf(owner: string) {
  return { state: 'running' as const, owner, leaseUntil: new Date(Date.now() + LEASE_MS) };
}

type OpenState = Exclude<JobState, 'done'>;

/** How many jobs are not done, by kind and state. */
export async function countOpenJobs(): Promise<{ kind: string; state: OpenState; count: number }[]> {
  const groups = await jobQueue()
    .aggregate<{ _id: { kind: string; state: OpenState }; count: number }>([
      { $match: openJobs },
      { $group: { _id: { kind: '$kind', state: '$state' }, count: { $sum: 1 } } },
    ])
    .toArray();
  return groups.map(({ _id, count }) => ({ ..._id, count }));
}

type Stalled = { kind: string; state: 'waiting' | 'dead'; reason: string | null; count: number; oldestAt: Date };

/** The jobs that wait or have failed, by kind and reason, those that failed first. */
export async function listStalledJobs(): Promise<Stalled[]> {
  const groups = await jobQueue()
    .aggregate<Omit<Stalled, 'kind' | 'state' | 'reason'> & { _id: Pick<Stalled, 'kind' | 'state' | 'reason'> }>([
      { $match: { ...openJobs, state: { $in: ['waiting', 'dead'] } } },
      {
        $group: {
          _id: { kind: '$kind', state: '$state', reason: '$reason' },
          count: { $sum: 1 },
          oldestAt: { $min: '$createdAt' },
        },
      },
    ])
    .toArray();
  return groups
    .map(({ _id, ...rest }) => ({ ..._id, ...rest }))
    .sort((one, other) => (one.state === other.state ? other.count - one.count : one.state === 'dead' ? -1 : 1));
}

export async function prepareJobs(): Promise<void> {
  await prepareCollection('jobs', [
    { key: { runAt: 1 } },
    { key: { 'payload.appointmentId': 1 } },
    { key: { kind: 1, createdAt: -1 } },
    { key: { doneAt: 1 }, expireAfterSeconds: KEPT_DAYS * 86_400 },
  ]);
}
