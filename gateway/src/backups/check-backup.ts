import path from 'node:path';
import { isBackupOpen, z } from '@practice/contracts';
import { callService, type Job, type JobWait } from '@practice/service-kit';
import { checkBackup as check } from '@practice/service-kit/backup/check-backup';
import type { BackupPlace } from './backup-place.ts';
import { reportProgress } from './report-progress.ts';
import { runBackupWork } from './run-backup-work.ts';

const payload = z.object({ id: z.string() });

/** Restores a backup into a scratch database, compares, and stores what came of it. */
export async function checkBackup(job: Job, place: BackupPlace): Promise<JobWait | undefined> {
  const { id } = payload.parse(job.payload);
  const backup = await callService('identity', 'getBackup', { id });
  if (!backup || !isBackupOpen(backup.state)) return undefined;
  const { folder, stopped, ...rest } = place;
  const report = reportProgress(id);
  const end = (problem: string | null) => callService('identity', 'endBackupCheck', { id, problem });
  return runBackupWork({
    job,
    stopped,
    async run() {
      await check({
        ...{ ...rest, id, signal: stopped },
        path: path.join(folder, backup.fileName),
        onProgress: report,
      });
      await end(null);
    },
    onProblem: end,
  });
}
