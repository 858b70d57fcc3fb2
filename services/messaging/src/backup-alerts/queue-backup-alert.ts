import { type ClientSession, enqueueJob } from '@practice/service-kit';

export const SEND_BACKUP_ALERT = 'send-backup-alert';
/** With the kit's growing pauses these are two days of attempts. */
const MAX_ATTEMPTS = 50;

type Alert = { eventSeq: number; backupId: string };

/** Queues the e-mail about a backup that could not be made or failed its check, once for each time. */
export async function queueBackupAlert(session: ClientSession, { eventSeq, backupId }: Alert): Promise<void> {
  await enqueueJob(session, {
    key: `backup-alert:${eventSeq}`,
    kind: SEND_BACKUP_ALERT,
    payload: { backupId },
    maxAttempts: MAX_ATTEMPTS,
  });
}
