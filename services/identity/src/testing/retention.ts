import {
  APPLY_RETENTION_JOB,
  addDays,
  type ExpiredRecord,
  type FoundExpiredRecord,
  type RetentionClass,
  type RetentionRun,
  retentionRules,
  today,
  toInstant,
} from '@practice/contracts';
import {
  DomainError,
  EventConsumer,
  forgetSettings,
  type Job,
  jobQueue,
  recordExpiry,
  registerService,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { contextFor, useTestDatabase } from '@practice/service-kit/testing';
import { afterEach, beforeEach, vi } from 'vitest';
import { listExpiredRecords } from '../retention/list-expired-records.ts';
import { listRetentionRuns } from '../retention/list-retention-runs.ts';
import { noteFailure } from '../retention/note-failure.ts';
import { planRetention } from '../retention/plan-retention.ts';
import { createService } from '../server.ts';

const service = createService();
const admin = contextFor('admin');

type StubRecord = FoundExpiredRecord & { kind: RetentionClass };
type Input = { kind: RetentionClass; keptFrom: string; ids: string[]; runId: string };

/** What the other services hold, and how they behave. */
export type Stubs = {
  settings: Record<string, string>;
  records: StubRecord[];
  /** The ids of what is found for somebody's request. */
  ofRequester: string[];
  /** Called before a batch is erased, and after it was committed. */
  before: (ids: string[]) => void;
  after: (ids: string[]) => void;
};

/** The other services stand in by these, at night at the practice, when it is still the day before in London. */
export function useRetentionStubs(): Stubs {
  const stubs = fresh();
  useTestDatabase([service]);
  beforeEach(() => {
    Object.assign(stubs, fresh());
    registerService('content', { readSettings: async () => stubs.settings });
    forgetSettings();
    standIn(stubs, 'appointments');
    standIn(stubs, 'messaging');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-24T21:30:00Z'));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  return stubs;
}

function fresh(): Stubs {
  return { settings: {}, records: [], ofRequester: [], before: () => {}, after: () => {} };
}

/** A service that erases as the real ones do: what is over, in one transaction with the event. */
function standIn(stubs: Stubs, name: 'appointments' | 'messaging'): void {
  const own = (kind: RetentionClass) => stubs.records.filter((each) => each.kind === kind);
  registerService(name, {
    findPersonalData: async () =>
      stubs.ofRequester.map((id) => ({
        ...{ id, kind: 'appointment', date: today(), description: '', partOfId: null, details: [] },
      })),
    findExpiredRecords: async (_ctx, { kind, keptFrom }: Input) => {
      if (retentionRules[kind].service !== name) throw new DomainError('NOT_FOUND');
      const over = own(kind).filter(({ date }) => date < keptFrom);
      const expired = over.map(({ kind: _, ...record }) => record);
      return { total: own(kind).length, oldest: expired[0]?.date ?? null, expired, hasMore: false };
    },
    eraseExpiredRecords: async (ctx: ServiceContext, { kind, keptFrom, ids, runId }: Input) => {
      const over = own(kind).filter(({ id, date }) => ids.includes(id) && date < keptFrom);
      stubs.before(ids);
      const erased = await withTransaction(async (session) =>
        recordExpiry(session, ctx, { runId, counts: [{ kind, count: over.length }] }),
      );
      stubs.records = stubs.records.filter((each) => !over.includes(each));
      stubs.after(ids);
      return { erased };
    },
  });
}

/** Has a service hold a record of so many days ago. */
export function hold(
  { records }: Stubs,
  kind: RetentionClass,
  id: string,
  daysAgo: number,
  fields: Partial<FoundExpiredRecord> = {},
): void {
  const date = addDays(today(), -daysAgo);
  records.push({ kind, id, date, name: `Kişi ${id}`, detail: null, partOfId: null, ...fields });
}

/** The ids of what the other services still hold. */
export const left = ({ records }: Stubs): string[] => records.map(({ id }) => id).sort();

export async function shown(kind: RetentionClass): Promise<ExpiredRecord[]> {
  return (await listExpiredRecords(admin, { kind })).items;
}

export async function lastRun(): Promise<RetentionRun | undefined> {
  return (await listRetentionRuns(admin))[0];
}

/** Runs the due jobs as the worker does, once each; gives what they said. */
export async function runJobs(): Promise<unknown[]> {
  const due = { kind: APPLY_RETENTION_JOB, state: { $in: ['queued', 'waiting'] as Job['state'][] } };
  const jobs = await jobQueue()
    .find({ ...due, runAt: { $lte: new Date() } })
    .sort({ runAt: -1 })
    .toArray();
  const said: unknown[] = [];
  for (const job of jobs) said.push(await runJob({ ...job, attempts: job.attempts + 1 }));
  await handleEvents();
  return said;
}

async function runJob(job: Job): Promise<unknown> {
  const { _id, attempts, maxAttempts } = job;
  const note = (change: Partial<Job>) => jobQueue().updateOne({ _id }, { $set: { attempts, ...change } });
  try {
    const wait = await service.jobs?.[APPLY_RETENTION_JOB]?.run(job);
    await note({ state: wait ? 'waiting' : 'done' });
    return wait ?? 'done';
  } catch (error) {
    const { message: reason } = error as Error;
    const failed = { state: attempts >= maxAttempts ? 'dead' : 'queued', reason } as const;
    await note(failed);
    await withTransaction((session) => noteFailure(session, { ...job, ...failed }));
    return reason;
  }
}

export async function handleEvents(): Promise<void> {
  const consumer = new EventConsumer('identity', service.handlers ?? {});
  await consumer.prepare();
  await consumer.catchUp();
}

/** Lets the night come, and its run; gives what the run said. */
export async function night(date = today()): Promise<unknown[]> {
  vi.setSystemTime(toInstant(date, '00:10'));
  await planRetention(contextFor('service'), {});
  vi.setSystemTime(toInstant(date, '03:30'));
  return runJobs();
}
