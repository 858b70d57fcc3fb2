import { z } from '@practice/contracts';
import { callService, type Job, type JobSkip, type JobWait } from '@practice/service-kit';
import { deliverEmail } from '../emails/deliver-email.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { missingAddress, missingSetting } from '../emails/skip-reason.ts';
import { renderPasswordLink } from './render-password-link.ts';

const payload = z.object({ linkId: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const NOBODY = 'Bağlantının süresi dolduğu ya da adres bir kullanıcıya ait olmadığı için gönderilmedi.';
const SWITCHED_OFF = 'E-posta gönderimi ayarlarda kapalı.';

/**
 * Sends a user a link with which they choose a password; nothing when no user has the address, or the link has expired.
 * While e-mails cannot be sent it waits, until the link expires.
 */
export async function sendPasswordLink(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { linkId } = payload.parse(job.payload);
  const settings = await readMailSettings();
  const link = await callService('identity', 'issuePasswordLink', { id: linkId });
  if (!link) return { skipReason: NOBODY };
  const missing = settings.isEnabled ? missingSetting(settings) : SWITCHED_OFF;
  const reason = missing ?? missingAddress(settings);
  if (reason) return { waitMs: WAIT_MS, reason };
  return deliverEmail(job, settings, await renderPasswordLink(link, settings));
}
