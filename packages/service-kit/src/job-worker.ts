import { randomUUID } from 'node:crypto';
import type { ClientSession } from 'mongoose';
import { JobClaims } from './claim-jobs.ts';
import { toDomainError } from './domain-error.ts';
import { type Job, jobQueue, leaseOf } from './jobs.ts';
import { logger } from './logger.ts';
import { PollingTrigger } from './polling-trigger.ts';
import { logFieldsOf, tracer } from './tracing/tracer.ts';
import { withTransaction } from './transaction.ts';
import { untilAvailable } from './until-available.ts';

const RENEW_MS = 20_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
const UNAVAILABLE_WAIT_MS = 30_000;
const UNAVAILABLE = 'Gereken bir servis yanıt vermiyor. Yeniden denenecek.';

/** What a handler returns when the job cannot run yet: no attempt is counted. `refusedSince` is kept with the job. */
export type JobWait = { waitMs: number; reason: string; refusedSince?: Date };
/** What a handler returns when the job is not wanted any more: it ends, and the reason is kept with it. */
export type JobSkip = { skipReason: string };
export type JobHandler = (job: Job) => Promise<JobWait | JobSkip | undefined>;
/** What came of one run of a job. */
type Outcome = 'done' | 'skipped' | 'waiting' | 'failed';

export type JobKind = {
  run: JobHandler;
  /** May take longer than a lease, which is renewed for as long as the process lives. `run` has to end by itself. */
  isLong?: true;
  /**
   * Called in the transaction in which a job starts to wait or fails for a new reason, with the job as it is then, so that
   * the change can be announced.
   */
  onStalled?: (session: ClientSession, job: Job) => void | Promise<void>;
};

/**
 * Runs jobs of the kinds it has handlers for. Several workers may run: each job has a lease, and a worker that lost
 * it changes nothing any more. Failures come back later, each time after a longer pause, until they are dead; a service that
 * is away is waited for, and is no attempt.
 */
export class JobWorker {
  readonly #owner = randomUUID();
  readonly #kinds: Record<string, JobKind>;
  readonly #claims: JobClaims;
  readonly #trigger: PollingTrigger;

  /** With `watches: false` it finds jobs of other processes late: `wake` announces its own. */
  constructor(kinds: Record<string, JobKind>, { watches = true } = {}) {
    this.#kinds = kinds;
    this.#claims = new JobClaims(this.#owner, Object.keys(kinds));
    this.#trigger = new PollingTrigger('jobs', () => this.#runDue(), { watches });
  }

  start(): void {
    this.#trigger.start();
  }

  wake(): void {
    this.#trigger.wake();
  }

  async stop(): Promise<void> {
    await this.#trigger.stop();
  }

  async #runDue(): Promise<void> {
    for await (const job of this.#claims) await this.#run(job);
  }

  async #run(job: Job): Promise<void> {
    const span = tracer()?.start({ name: `job ${job.kind}`, kind: 'consumer', parent: job.trace });
    const outcome = await this.#attempt(span ? { ...job, trace: span.traceparent } : job);
    span?.end({ attributes: { 'practice.job.outcome': outcome }, isFailure: outcome === 'failed' });
  }

  async #attempt(job: Job): Promise<Outcome> {
    const renewal = this.#kinds[job.kind]?.isLong ? setInterval(() => this.#renew(job), RENEW_MS) : undefined;
    try {
      const result = await this.#kinds[job.kind]?.run(job);
      const isWaiting = result !== undefined && 'waitMs' in result;
      await untilAvailable(() => (isWaiting ? this.#wait(job, result) : this.#finish(job, result?.skipReason)));
      if (isWaiting) return 'waiting';
      return result ? 'skipped' : 'done';
    } catch (err) {
      if (toDomainError(err).code === 'UNAVAILABLE') {
        await this.#wait(job, { waitMs: UNAVAILABLE_WAIT_MS, reason: UNAVAILABLE });
        return 'waiting';
      }
      await this.#fail(job, err);
      return 'failed';
    } finally {
      clearInterval(renewal);
    }
  }

  /** Without an answer of the database it is tried again before the lease is over. */
  #renew(job: Job): void {
    const { leaseUntil } = leaseOf(this.#owner);
    jobQueue()
      .updateOne(this.#mine(job), { $set: { leaseUntil } })
      .catch((err: unknown) => logger.debug({ err, key: job._id }, 'the lease of a job is not renewed yet'));
  }

  #mine(job: Job) {
    return { _id: job._id, state: 'running' as const, owner: this.#owner, attempts: job.attempts };
  }

  async #finish(job: Job, skipReason?: string): Promise<void> {
    await jobQueue().updateOne(this.#mine(job), {
      $set: {
        state: 'done',
        runAt: null,
        doneAt: new Date(),
        owner: null,
        leaseUntil: null,
        reason: skipReason ?? null,
      },
    });
  }

  async #wait(job: Job, { waitMs, ...kept }: JobWait): Promise<void> {
    await this.#postpone(job, { state: 'waiting', runAt: new Date(Date.now() + waitMs), ...kept }, -1);
  }

  async #fail(job: Job, err: unknown): Promise<void> {
    const dead = job.attempts >= job.maxAttempts || (err instanceof JobFailure && err.isFinal);
    const { kind, _id: key, attempts, trace } = job;
    logger[dead ? 'error' : 'warn']({ err, kind, key, attempts, ...logFieldsOf(trace) }, 'job failed');
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (job.attempts - 1)) * (0.75 + Math.random() / 2);
    await this.#postpone(job, {
      state: dead ? 'dead' : 'queued',
      runAt: dead ? null : new Date(Date.now() + pause),
      reason: err instanceof JobFailure ? err.message : 'Beklenmeyen bir hata oluştu.',
    });
  }

  async #postpone(
    job: Job,
    next: Pick<Job, 'state' | 'runAt' | 'reason' | 'refusedSince'>,
    attempts = 0,
  ): Promise<void> {
    const update = { $set: { ...next, owner: null, leaseUntil: null }, $inc: { attempts } };
    const { onStalled } = this.#kinds[job.kind] ?? {};
    const isNews = next.reason !== job.reason || next.state === 'dead';
    if (!onStalled || !isNews) {
      await jobQueue().updateOne(this.#mine(job), update);
      return;
    }
    await withTransaction(async (session) => {
      const { matchedCount } = await jobQueue().updateOne(this.#mine(job), update, { session });
      if (matchedCount > 0) await onStalled(session, { ...job, ...next });
    });
  }
}

/** A failure whose message is a Turkish sentence that staff may read. After a final one the job is dead at once. */
export class JobFailure extends Error {
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal?: boolean; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.isFinal = options.isFinal ?? false;
  }
}
