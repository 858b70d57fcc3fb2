import { type Job, type JobWait, logger } from '@practice/service-kit';
import { problemOf, UNEXPECTED } from './problem-sentence.ts';

const MAX_ATTEMPTS = 3;
/** After it another gateway, or this one started again, begins it again. */
const RESUMED_MS = 2000;

type Work = {
  job: Job;
  stopped: AbortSignal;
  run: () => Promise<void>;
  /** Stores why it is not tried again. */
  onProblem: (problem: string) => Promise<unknown>;
};

/** Does a long piece of work of a backup: what cannot succeed is stored at once, anything else is tried again. */
export async function runBackupWork({ job, stopped, run, onProblem }: Work): Promise<JobWait | undefined> {
  // One that ended the process each time.
  if (job.attempts > MAX_ATTEMPTS) {
    await onProblem(UNEXPECTED);
    return undefined;
  }
  try {
    await run();
  } catch (err) {
    if (stopped.aborted) return { waitMs: RESUMED_MS, reason: 'Sunucu yeniden başlıyor.' };
    const problem = problemOf(err);
    if ((problem?.isPassing ?? true) && job.attempts < MAX_ATTEMPTS) throw err;
    logger.error({ err, job: job._id }, 'a backup failed');
    await onProblem(problem?.sentence ?? UNEXPECTED);
  }
  return undefined;
}
