import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from '@practice/contracts';
import { callService, type Job, type JobWait } from '@practice/service-kit';
import { backUp } from '@practice/service-kit/backup/back-up';
import { total } from '@practice/service-kit/backup/write-backup';
import type { BackupPlace } from './backup-place.ts';
import { reportProgress } from './report-progress.ts';
import { runBackupWork } from './run-backup-work.ts';

const payload = z.union([z.object({ id: z.string() }), z.object({ date: z.string() })]);
const BUSY_MS = 60_000;

/** Makes the backup of a job: one that somebody started, or the automatic one of a day. */
export async function makeBackup(job: Job, place: BackupPlace): Promise<JobWait | undefined> {
  const { backup, isBusy } = await callService('identity', 'beginBackup', payload.parse(job.payload));
  if (isBusy) return { waitMs: BUSY_MS, reason: 'Başka bir yedek alınıyor ya da kontrol ediliyor.' };
  if (!backup) return undefined;
  const { id, fileName, isEncrypted } = backup;
  const { uri, folder, secrets, stopped } = place;
  const report = reportProgress(id);
  return runBackupWork({
    job,
    stopped,
    async run() {
      const file = path.join(folder, fileName);
      const counts = await backUp(uri, file, {
        secret: isEncrypted ? secretOf(secrets) : undefined,
        signal: stopped,
        onProgress: report,
      });
      const { size } = await stat(file);
      await callService('identity', 'finishBackup', { id, size, documents: total(counts) });
    },
    onProblem: (problem) => callService('identity', 'failBackup', { id, problem }),
  });
}

function secretOf([secret]: readonly string[]): string {
  if (secret === undefined) throw new Error('Neither BACKUP_KEY nor FIELD_KEY is set.');
  return secret;
}
