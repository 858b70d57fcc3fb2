import { CHECK_BACKUP_JOB, MAKE_BACKUP_JOB, REMOVE_BACKUP_FILE_JOB } from '@practice/contracts';
import { callService } from '@practice/service-kit';
import { startPlannedJobs } from '../keepers/start-planned-jobs.ts';
import type { BackupPlace } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { removeBackupFile } from './remove-backup-file.ts';

/** Makes, checks and removes backups; one that is ended is begun again later. */
export function startBackupKeeper(options: Omit<BackupPlace, 'stopped'>): { stop: () => Promise<void> } {
  return startPlannedJobs({
    kindsOf: (stopped) => {
      const place = { ...options, stopped };
      return {
        [MAKE_BACKUP_JOB]: { run: (job) => makeBackup(job, place), isLong: true },
        [CHECK_BACKUP_JOB]: { run: (job) => checkBackup(job, place), isLong: true },
        [REMOVE_BACKUP_FILE_JOB]: { run: (job) => removeBackupFile(job, place) },
      };
    },
    plan: () => callService('identity', 'planBackup', {}),
    otherwise: 'the next backup cannot be planned yet',
  });
}
