import { type ExampleRemoval, isBackupOpen, REMOVE_EXAMPLE_DATA_JOB, z } from '@practice/contracts';
import { type Job, jobQueue } from '@practice/service-kit';
import { BackupModel } from '../backups/backup.model.ts';

/** What the job of a removal is given: who started it, and the backup that comes first. */
export const removalPayload = z.object({
  backupId: z.string(),
  userId: z.string().nullable(),
  username: z.string().nullable(),
});

/** How far the last removal is that an admin started; null when none was in the time for which jobs are kept. */
export async function findRemoval(): Promise<ExampleRemoval | null> {
  const [job] = await jobQueue().find({ kind: REMOVE_EXAMPLE_DATA_JOB }).sort({ createdAt: -1 }).limit(1).toArray();
  return job ? toRemoval(job) : null;
}

async function toRemoval({ state, reason, payload }: Job): Promise<ExampleRemoval> {
  if (state === 'dead') return { state: 'failed', problem: reason };
  if (state === 'done') return { state: reason === null ? 'done' : 'failed', problem: reason };
  const backup = await BackupModel.findById(removalPayload.parse(payload).backupId).lean();
  return { state: backup && isBackupOpen(backup.state) ? 'backingUp' : 'removing', problem: null };
}
