import { addDays, dayOfWeek } from './dates.ts';
import { z } from './zod-setup.ts';

/** When automatic backups are made, at the practice: at night, when nobody works. */
export const BACKUP_TIME = '02:30';

/** The jobs of making a backup, of checking one, and of removing the file of one; gateways run them. */
export const MAKE_BACKUP_JOB = 'make-backup';
export const CHECK_BACKUP_JOB = 'check-backup';
export const REMOVE_BACKUP_FILE_JOB = 'remove-backup-file';

/** Where admins download the file of an encrypted backup from, by its id. */
export const BACKUP_FILE_PATH = '/uploads/backups';

export const backupFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type BackupFrequency = (typeof backupFrequencies)[number];
export const backupFrequencyLabels: Record<BackupFrequency, string> = {
  daily: 'Her gece',
  weekly: 'Her pazartesi gecesi',
  monthly: 'Her ayın ilk gecesi',
};

/**
 * Where a backup stands. It is `verified` when it was restored and compared, `unverified` when that failed; one that
 * `failed` has no file.
 */
export const backupStates = ['queued', 'writing', 'checking', 'verified', 'unverified', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];
export const backupStateLabels: Record<BackupState, string> = {
  queued: 'Sırada',
  writing: 'Yedekleniyor',
  checking: 'Kontrol ediliyor',
  verified: 'Kontrol edildi',
  unverified: 'Kontrolden geçmedi',
  failed: 'Alınamadı',
};

export const backupRecord = z
  .object({
    id: z.string(),
    state: z.enum(backupStates),
    fileName: z.string(),
    isAutomatic: z.boolean(),
    isEncrypted: z.boolean(),
    size: z.number().nullable().meta({ description: 'In bytes; null until the file is complete.' }),
    documents: z.number().int().nullable().meta({ description: 'How many records it holds.' }),
    progress: z.number().int().nullable().meta({ description: 'In percent, while it is made or checked.' }),
    problem: z.string().nullable().meta({ description: 'Why it could not be made, or why it failed its check.' }),
    createdBy: z.string().nullable().meta({ description: 'Who started it; null for an automatic one.' }),
    createdAt: z.string(),
    checkedAt: z.string().nullable().meta({ description: 'When its last check ended.' }),
  })
  .meta({ id: 'Backup', description: 'A copy of everything that is stored, in a file of the server.' });

export type BackupRecord = z.infer<typeof backupRecord>;

export const backupPlan = z
  .object({
    isEnabled: z.boolean(),
    frequency: z.enum(backupFrequencies),
    isEncrypted: z.boolean(),
    retentionDays: z.number().int(),
    nextOn: z
      .string()
      .nullable()
      .meta({ description: `The day of the next automatic backup, at ${BACKUP_TIME}.` }),
  })
  .meta({ id: 'BackupPlan' });

export type BackupPlan = z.infer<typeof backupPlan>;

export const backupsState = z
  .object({
    isEnabled: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether backups are made by themselves; null while the settings cannot be read.' }),
    newest: backupRecord.nullable(),
    verifiedAt: z.string().nullable().meta({ description: 'When the newest one was made that has passed its check.' }),
    nextOn: backupPlan.shape.nextOn,
  })
  .meta({ id: 'BackupsState' });

const MONDAY = 1;

/** Whether an automatic backup is due on a day. */
export function isBackupDay(frequency: BackupFrequency, date: string): boolean {
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? dayOfWeek(date) === MONDAY : date.endsWith('-01');
}

/** The first day of an automatic backup from a day on. */
export function nextBackupDay(frequency: BackupFrequency, from: string): string {
  let date = from;
  while (!isBackupDay(frequency, date)) date = addDays(date, 1);
  return date;
}

/** Whether something is being done with a backup. */
export function isBackupOpen(state: BackupState): boolean {
  return state === 'queued' || state === 'writing' || state === 'checking';
}
