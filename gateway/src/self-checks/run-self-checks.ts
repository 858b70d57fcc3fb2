import { z } from '@practice/contracts';
import { callService, type Job, type JobWait, logger } from '@practice/service-kit';
import { runCheck } from './run-check.ts';

const payload = z.union([z.object({ id: z.string() }), z.object({ date: z.string() })]);
const BUSY_MS = 60_000;
/** After it another gateway, or this one started again, goes on. */
const RESUMED_MS = 2000;
const MAX_ATTEMPTS = 3;
/** What had to wait while nothing ran is done by then. */
const WARM_UP_MS = 10 * 60_000;

export type Checker = Parameters<typeof runCheck>[1] & {
  /** How long this gateway has been running. */
  uptimeMs?: () => number;
};

/** Makes the run of a job, that somebody started or of a night, or goes on with it. A night's is not begun right after a start. */
export async function runSelfChecks(job: Job, checker: Checker): Promise<JobWait | undefined> {
  const asked = payload.parse(job.payload);
  const { uptimeMs = () => process.uptime() * 1000, stopped } = checker;
  if ('date' in asked && uptimeMs() < WARM_UP_MS) {
    return { waitMs: WARM_UP_MS - uptimeMs(), reason: 'Sunucu yeni başladı.' };
  }
  const { run, isBusy } = await callService('identity', 'beginSelfCheckRun', asked);
  if (isBusy) return { waitMs: BUSY_MS, reason: 'Başka bir denetim sürüyor.' };
  if (!run) return undefined;
  // One that ended the process each time.
  if (job.attempts > MAX_ATTEMPTS) {
    await callService('identity', 'breakSelfCheckRun', { id: run.id });
    return undefined;
  }
  try {
    for (const key of run.left) {
      await callService('identity', 'noteSelfCheckBegun', { id: run.id, key });
      const outcome = await runCheck(key, checker);
      await callService('identity', 'noteSelfCheckOutcome', { id: run.id, outcome });
    }
    await callService('identity', 'finishSelfCheckRun', { id: run.id });
  } catch (err) {
    if (stopped.aborted) return { waitMs: RESUMED_MS, reason: 'Sunucu yeniden başlıyor.' };
    logger.warn({ err }, 'the self-checks are gone on with later');
    throw err;
  }
  return undefined;
}
