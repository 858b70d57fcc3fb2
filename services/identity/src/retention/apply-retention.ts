import { retentionClasses, retentionRules, z } from '@practice/contracts';
import { isDuplicateKey, type Job, JobFailure, type JobWait, logger, withTransaction } from '@practice/service-kit';
import { type ErasedClass, eraseClass } from './erase-class.ts';
import { changeRun, createRun, endRun } from './open-run.ts';
import { OPEN, type RetentionRun, RetentionRunModel } from './retention-run.model.ts';

/** Other jobs, such as e-mails, wait no longer than this for a run with much to do; it goes on after them. */
const TURN_MS = 20_000;
const BUSY_MS = 60_000;
const payload = z.object({ id: z.string().optional(), date: z.string().optional() });

/**
 * Erases what has been kept for long enough, class by class, and ends the run. A class that fails does not keep the others
 * waiting: the job fails after them, and is tried again. What was erased before a crash is erased and counted; the same job
 * goes on from there.
 */
export async function applyRetention(job: Job): Promise<JobWait | undefined> {
  const run = await beginRun(payload.parse(job.payload));
  if (run === 'busy') return { waitMs: BUSY_MS, reason: 'Başka bir silme sürüyor.' };
  if (run === null) return undefined;
  const runId = String(run._id);
  const until = Date.now() + TURN_MS;
  const problems: string[] = [];
  let onHold = 0;
  for (const kind of retentionClasses) {
    const done: ErasedClass = await eraseClass(runId, kind, until).catch((err: unknown) => {
      logger.warn({ err, kind }, 'expired records could not be erased');
      return { onHold: 0, failed: null, isFinished: true };
    });
    if (!done.isFinished) return { waitMs: 0, reason: 'Sürüyor.' };
    onHold += done.onHold;
    if (done.failed !== 0) problems.push(problemOf(retentionRules[kind].label, done.failed));
  }
  if (problems.length > 0) throw new JobFailure(problems.join(' '));
  await withTransaction((session) => endRun(session, runId, { state: 'done', onHold, problem: null }));
  return undefined;
}

function problemOf(label: string, failed: number | null): string {
  return failed === null ? `${label}: kayıtlara ulaşılamadı.` : `${label}: ${failed} kayıt silinemedi.`;
}

type Requested = { id?: string | undefined; date?: string | undefined };

/**
 * The run of a job: the one that an admin began, or that of a night, which is made with its first try. A job that is run
 * again gets the same one. Null: it has ended already. `busy`: another is open.
 */
async function beginRun({ id, date = '' }: Requested): Promise<RetentionRun | 'busy' | null> {
  const found = await RetentionRunModel.findOne(id ? { _id: id } : { date }).lean();
  if (found) {
    if (found.openKey !== OPEN) return null;
    if (found.state === 'queued')
      await withTransaction((session) => changeRun(session, String(found._id), { state: 'running' }));
    return found;
  }
  if (id) return null;
  try {
    return await withTransaction((session) => createRun(session, { state: 'running', date, startedBy: null }));
  } catch (error) {
    if (isDuplicateKey(error)) return 'busy';
    throw error;
  }
}
