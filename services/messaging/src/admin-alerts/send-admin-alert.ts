import { z } from '@practice/contracts';
import type { Job, JobSkip, JobWait } from '@practice/service-kit';
import type { SendMailOptions } from 'nodemailer';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { renderTemplate } from '../email-templates/rendering/render-template.ts';
import { emailHeaders, fromOf, type Sender } from '../email-templates/sender.ts';
import { panelLink, practiceValues } from '../email-templates/values/practice-values.ts';
import { paragraphsOf } from '../email-templates/values/value-html.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { missingSetting, SKIPPED } from '../emails/skip-reason.ts';
import type { AdminAlert } from './admin-alert.ts';
import { adminAlertEvents, alertSources } from './alert-sources.ts';
import { listRecipients } from './list-recipients.ts';

const payload = z.object({ kind: z.enum(adminAlertEvents), id: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const NO_ADDRESS = 'Kullanıcının e-posta adresi olmadığı için gönderilmedi.';
const OVER = 'Konu sonradan giderildiği ya da kaydı silindiği için gönderilmedi.';

/**
 * Sends the admins, or whom it is for alone, what they are told of; the practice itself when no admin has an address.
 * Nothing is sent when it is over by then, or while e-mails are switched off.
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

/** The e-mail to admins about something of which they are told. */
async function renderAdminAlert(
  { title, message, advice, actionUrl }: AdminAlert,
  sender: Sender,
  to: readonly string[],
): Promise<SendMailOptions> {
  const { practice } = sender;
  const values = {
    ...practiceValues(practice),
    alertTitle: title,
    message: paragraphsOf(message),
    alertAdvice: advice,
    panelLink: panelLink(practice, actionUrl.replace(/^\/admin/, ''), 'Yönetim panelinde açın'),
  };
  return {
    from: fromOf(sender),
    to: [...to],
    ...(await renderTemplate(await findBuiltInTemplate('admin-alert'), values, { practice })),
    headers: emailHeaders,
  };
}
