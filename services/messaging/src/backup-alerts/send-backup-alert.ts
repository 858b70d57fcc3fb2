import { z } from '@practice/contracts';
import { callService, type Job, type JobSkip, type JobWait } from '@practice/service-kit';
import { readMailSettings } from '../emails/mail-settings.ts';
import { messageIdOf } from '../emails/message-id.ts';
import { missingSetting, SKIPPED } from '../emails/skip-reason.ts';
import { deliver } from '../smtp/deliver.ts';
import { activeAdmins } from './active-admins.ts';
import { renderBackupAlert } from './render-backup-alert.ts';

const payload = z.object({ backupId: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const MENDED = 'Yedek sonradan kontrolden geçtiği ya da silindiği için gönderilmedi.';

/**
 * Sends the admins what is wrong with a backup; the practice itself when none of them has an address. Nothing is sent when
 * it passed its check meanwhile or was deleted, or while e-mails are switched off.
 */
export async function sendBackupAlert(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { backupId } = payload.parse(job.payload);
  const backup = await callService('identity', 'getBackup', { id: backupId });
  const settings = await readMailSettings();
  if (!settings.isEnabled) return { skipReason: SKIPPED.switchedOff };
  if (!backup?.problem) return { skipReason: MENDED };
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  const addresses = (await activeAdmins()).flatMap(({ email }) => (email ? [email] : []));
  const email = renderBackupAlert(backup, settings, addresses.length > 0 ? addresses : [settings.practice.email]);
  return deliver(settings.smtp, { ...email, messageId: messageIdOf(job._id, settings.from) });
}
