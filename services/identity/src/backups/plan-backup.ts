import {
  addDays,
  BACKUP_TIME,
  type BackupState,
  CHECK_BACKUP_JOB,
  MAKE_BACKUP_JOB,
  today,
  toInstant,
} from '@practice/contracts';
import {
  assertCan,
  enqueueJob,
  type InternalFunctions,
  jobQueue,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { BackupModel, OPEN } from './backup.model.ts';
import { endCheckWith, failWith } from './end-backup.ts';
import { nextDay, readBackupSettings } from './read-backup-settings.ts';
import { removeBackup } from './remove-backup.ts';

/**
 * Plans the next automatic backup, once however many gateways ask for it; it stays planned over a restart, and is made late
 * when nothing ran that night. Removes what is too old.
 */
export const planBackup: InternalFunctions<'identity'>['planBackup'] = async (ctx) => {
  assertCan(ctx, 'backup:write');
  await giveUpBackup();
  await removeOldBackups(ctx);
  const { isEnabled, frequency } = await readBackupSettings();
  if (!isEnabled) return {};
  const date = nextDay(frequency);
  await withTransaction((session) =>
    enqueueJob(session, {
      key: `${MAKE_BACKUP_JOB}:${date}`,
      kind: MAKE_BACKUP_JOB,
      payload: { date },
      runAt: toInstant(date, BACKUP_TIME),
    }),
  );
  return {};
};

const PROBLEM = 'İşlem yarıda kaldı.';

/** Ends a backup that no job works on any more, as after a restore: it would be in the way of all others. */
async function giveUpBackup(): Promise<void> {
  const backup = await BackupModel.findOne({ openKey: OPEN }).lean();
  if (!backup) return;
  const id = String(backup._id);
  const job = await jobQueue().findOne({
    kind: { $in: [MAKE_BACKUP_JOB, CHECK_BACKUP_JOB] },
    state: { $in: ['queued', 'waiting', 'running'] },
    'payload.id': id,
  });
  const due = backup.date && (await jobQueue().findOne({ _id: `${MAKE_BACKUP_JOB}:${backup.date}`, doneAt: null }));
  if (job || (due && due.state !== 'dead')) return;
  await withTransaction((session) =>
    backup.state === 'checking' ? endCheckWith(session, id, PROBLEM) : failWith(session, id, PROBLEM),
  );
}

/**
 * Removes what is older than `backup_retention_days`. The newest backup that passed its check stays however old it is, and
 * while none has, the newest that has a file.
 */
async function removeOldBackups(ctx: ServiceContext): Promise<void> {
  const { retentionDays } = await readBackupSettings();
  const before = toInstant(addDays(today(), -retentionDays), '00:00');
  const old = await BackupModel.find({ createdAt: { $lt: before }, openKey: { $ne: OPEN } }).lean();
  if (old.length === 0) return;
  const newest = (state: BackupState) => BackupModel.findOne({ state }).sort({ createdAt: -1 }).lean();
  const kept = (await newest('verified')) ?? (await newest('unverified'));
  for (const backup of old.filter(({ _id }) => String(_id) !== String(kept?._id))) {
    await withTransaction(async (session) => {
      await removeBackup(session, backup);
      recordAudit(session, ctx, { action: 'backup.removed', entity: 'backup', entityId: String(backup._id) });
    });
  }
}
