import { jobQueue, withTransaction } from '@practice/service-kit';
import { endRun, jobKeyOf } from './open-run.ts';
import { OPEN, RetentionRunModel } from './retention-run.model.ts';

/** Ends a run that no job works on any more, as after a restore: it would be in the way of all others. */
export async function giveUpRun(): Promise<void> {
  const run = await RetentionRunModel.findOne({ openKey: OPEN }).lean();
  if (!run) return;
  const job = await jobQueue().findOne({
    _id: jobKeyOf(run),
    state: { $in: ['queued', 'waiting', 'running'] },
  });
  if (job) return;
  await withTransaction((session) =>
    endRun(session, String(run._id), { state: 'failed', problem: 'İşlem yarıda kaldı.' }),
  );
}
