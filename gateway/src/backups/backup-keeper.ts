import { CHECK_BACKUP_JOB, MAKE_BACKUP_JOB, REMOVE_BACKUP_FILE_JOB } from '@practice/contracts';
import { callService, JobWorker } from '@practice/service-kit';
import { askRegularly } from '../keepers/ask-regularly.ts';
import type { BackupPlace } from './backup-place.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';
import { removeBackupFile } from './remove-backup-file.ts';

const PLAN_MS = 30 * 60_000;

/**
 * Makes, checks and removes backups, on one gateway or another; `stop` ends one under way, which is begun again later.
 */
export function startBackupKeeper(options: Omit<BackupPlace, 'stopped'>): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const place = { ...options, stopped: stopping.signal };
  const worker = new JobWorker(
    {
      [MAKE_BACKUP_JOB]: { run: (job) => makeBackup(job, place), isLong: true },
      [CHECK_BACKUP_JOB]: { run: (job) => checkBackup(job, place), isLong: true },
      [REMOVE_BACKUP_FILE_JOB]: { run: (job) => removeBackupFile(job, place) },
    },
    { watches: false },
  );
  const planning = askRegularly({
    ask: () => callService('identity', 'planBackup', {}),
    everyMs: PLAN_MS,
    otherwise: 'the next backup cannot be planned yet',
  });
  worker.start();
  return {
    async stop() {
      stopping.abort();
      await planning.stop();
      await worker.stop();
    },
  };
}
