import { type BackupRecord, fromInstant } from '@practice/contracts';
import { callService, handlerWithLoad } from '@practice/service-kit';
import { createNotification } from '../notifications/create-notification.ts';
import { activeAdmins } from './active-admins.ts';
import { queueBackupAlert } from './queue-backup-alert.ts';

/** Tells each admin, in the bell and by e-mail, of a backup that could not be made or failed its check. */
export const notifyOfBackup = handlerWithLoad<'backup.failed', Failed>({
  load: async ({ payload }) => ({
    backup: await callService('identity', 'getBackup', payload),
    admins: await activeAdmins(),
  }),
  apply: async (session, { seq, payload }, { backup, admins }) => {
    if (!backup?.problem) return;
    for (const { id } of admins) {
      await createNotification(session, {
        key: `backup.failed:${seq}:${id}`,
        userId: id,
        type: 'error',
        title: backupAlertTitle(backup),
        message: `${dayOf(backup)} tarihli yedek: ${backup.problem}`,
        category: 'system',
        priority: 'high',
        actionUrl: '/admin#backups',
        actionLabel: 'Yedekleri aç',
        metadata: null,
      });
    }
    await queueBackupAlert(session, { eventSeq: seq, backupId: payload.id });
  },
});

type Failed = { backup: BackupRecord | null; admins: { id: string }[] };

/** What has happened, as a title. */
export function backupAlertTitle({ state }: Pick<BackupRecord, 'state'>): string {
  return state === 'failed' ? 'Yedek alınamadı' : 'Bir yedek kontrolden geçmedi';
}

/** The day of a backup, at the practice. */
export function dayOf({ createdAt }: Pick<BackupRecord, 'createdAt'>): string {
  return fromInstant(new Date(createdAt)).date.split('-').reverse().join('.');
}
