import { z } from '@practice/contracts';
import type { Job, JobSkip, JobWait } from '@practice/service-kit';
import { deliverEmail } from '../emails/deliver-email.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { missingSetting, SKIPPED } from '../emails/skip-reason.ts';
import { adminAlertEvents, alertSources } from './alert-sources.ts';
import { listRecipients } from './list-recipients.ts';
import { renderAdminAlert } from './render-admin-alert.ts';

const payload = z.object({ kind: z.enum(adminAlertEvents), id: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const NO_ADDRESS = 'Kullanıcının e-posta adresi olmadığı için gönderilmedi.';
const OVER = 'Konu sonradan giderildiği ya da kaydı silindiği için gönderilmedi.';

/**
 * Sends the admins, or whom it is for alone, what they are told of; the practice itself when no admin has an address. Nothing is sent when it is
 * over meanwhile, or while e-mails are switched off.
 */
export async function sendAdminAlert(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { kind, id } = payload.parse(job.payload);
  const alert = await alertSources[kind].load(id);
  const settings = await readMailSettings();
  if (!settings.isEnabled) return { skipReason: SKIPPED.switchedOff };
  if (!alert) return { skipReason: OVER };
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  const addresses = (await listRecipients(alert)).flatMap(({ email }) => (email ? [email] : []));
  if (addresses.length === 0 && alert.userId) return { skipReason: NO_ADDRESS };
  const email = await renderAdminAlert(alert, settings, addresses.length > 0 ? addresses : [settings.practice.email]);
  return deliverEmail(job, settings, email);
}
