import type { ClientSession, Job } from '@practice/service-kit';
import { changeRun, endRun } from './open-run.ts';
import { RetentionRunModel } from './retention-run.model.ts';

/** Keeps with its run why a job has failed, in the transaction in which that is noted; after its last try it is given up. */
export async function noteFailure(session: ClientSession, job: Job): Promise<void> {
  if (job.state === 'waiting') return;
  const { id, date = '' } = job.payload as { id?: string; date?: string };
  const run = await RetentionRunModel.findOne(id ? { _id: id } : { date }, { _id: 1 }, { session }).lean();
  if (!run) return;
  const runId = String(run._id);
  if (job.state === 'dead') await endRun(session, runId, { state: 'failed', problem: job.reason });
  else await changeRun(session, runId, { problem: job.reason });
}
