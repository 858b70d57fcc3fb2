import {
  addDays,
  BACKUP_TIME,
  type BackupFrequency,
  isBackupDay,
  MAKE_BACKUP_JOB,
  type SelfCheckFault,
  today,
  toInstant,
} from '@practice/contracts';
import { atOnce, formatInstant, jobQueue, type SelfCheck } from '@practice/service-kit';
import { type Backup, BackupModel, OPEN } from '../backups/backup.model.ts';
import { readBackupSettings } from '../backups/read-backup-settings.ts';
import { UserModel } from '../users/user.model.ts';

/** A backup and its check may take so long. */
const MAKING_MS = 3 * 3_600_000;

/** Whether the newest backup was restored and compared, and is not older than the settings want it. */
export const checkLatestBackup: SelfCheck = atOnce(async () => {
  const { isEnabled, frequency } = await readBackupSettings();
  const backups = await BackupModel.find({ openKey: { $ne: OPEN } })
    .sort({ createdAt: -1 })
    .lean();
  const [newest] = backups;
  const note = noteOf(isEnabled, newest);
  const problem = failureOf(newest) ?? (isEnabled ? await overdueOf(backups, frequency) : null);
  const faults: SelfCheckFault[] = problem ? [{ ...problem, records: [{ place: 'backup', recordId: '' }] }] : [];
  return { checked: backups.length, faults, ...(note ? { note } : {}) };
});

function noteOf(isEnabled: boolean, newest: Backup | undefined): string | null {
  if (!isEnabled) return 'Otomatik yedekleme kapalı.';
  return newest ? null : 'Henüz yedek yok; ilki gece alınır.';
}

type Problem = Pick<SelfCheckFault, 'id' | 'sentence'>;

function failureOf(newest: Backup | undefined): Problem | null {
  if (!newest || newest.state === 'verified') return null;
  const what = newest.state === 'failed' ? 'yedek alınamadı' : 'alınan yedek kontrolden geçmedi';
  return { id: 'failed', sentence: `${formatInstant(newest.createdAt)}: ${what}.` };
}

/** One was due, and neither that nor a later one was made. */
async function overdueOf(backups: readonly Backup[], frequency: BackupFrequency): Promise<Problem | null> {
  const due = lastDue(frequency, today());
  const newest = backups.find(({ state }) => state === 'verified')?.createdAt ?? (await installedAt());
  if (newest >= due.at) return null;
  const wasPlanned = (await jobQueue().findOne({ _id: `${MAKE_BACKUP_JOB}:${due.date}` })) !== null;
  const before = lastDue(frequency, addDays(due.date, -1));
  // One that was switched on since then was not planned.
  if (!wasPlanned && newest >= before.at) return null;
  return { id: 'overdue', sentence: `${formatInstant(due.at)} yedeği alınmamış.` };
}

/** The last night up to a day whose backup should be there by now. */
function lastDue(frequency: BackupFrequency, from: string): { date: string; at: Date } {
  for (let date = from; ; date = addDays(date, -1)) {
    const at = toInstant(date, BACKUP_TIME);
    if (isBackupDay(frequency, date) && at.getTime() <= Date.now() - MAKING_MS) return { date, at };
  }
}

async function installedAt(): Promise<Date> {
  const users = await UserModel.find({}, { createdAt: 1 }).lean();
  return new Date(Math.min(Date.now(), ...users.map(({ createdAt }) => createdAt.getTime())));
}
