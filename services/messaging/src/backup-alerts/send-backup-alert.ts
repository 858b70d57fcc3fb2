import { z } from '@practice/contracts';
import { callService, type Job, type JobWait } from '@practice/service-kit';
import { readMailSettings } from '../emails/mail-settings.ts';
import { messageIdOf } from '../emails/message-id.ts';
import { missingSetting } from '../emails/skip-reason.ts';
import { deliver } from '../smtp/deliver.ts';
import { activeAdmins } from './active-admins.ts';
import { renderBackupAlert } from './render-backup-alert.ts';

const payload = z.object({ backupId: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;

/**
 * Sends the admins what is wrong with a backup; the practice itself when none of them has an address. Nothing is sent when
 * it passed its check meanwhile or was deleted, or while e-mails are switched off.
 */
export async function sendBackupAlert(job: Job): Promise<JobWait | undefined> {
  const { backupId } = payload.parse(job.payload);
  const backup = await callService('identity', 'getBackup', { id: backupId });
  const settings = await readMailSettings();
  if (!backup?.problem || !settings.isEnabled) return undefined;
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  const addresses = (await activeAdmins()).flatMap(({ email }) => (email ? [email] : []));
  const email = renderBackupAlert(backup, settings, addresses.length > 0 ? addresses : [settings.practice.email]);
  return deliver(settings.smtp, { ...email, messageId: messageIdOf(job._id, settings.from) });
}
