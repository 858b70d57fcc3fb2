import { z } from '@practice/contracts';
import type { Job, JobSkip, JobWait } from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { findBuiltInTemplate } from '../email-templates/find-email-template.ts';
import { deliverEmail } from '../emails/deliver-email.ts';
import { readMailSettings } from '../emails/mail-settings.ts';
import { missingSetting, SKIPPED } from '../emails/skip-reason.ts';
import { refusalSkip } from '../refused-addresses/refusal-skip.ts';
import { ContactMessageModel } from './contact-message.model.ts';
import { renderContactEmail } from './render-contact-email.ts';

const payload = z.object({ kind: z.enum(['received', 'notification']), messageId: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
const NOT_NOTIFIED = 'Mesaj bildirimleri ayarlarda kapalı olduğu için gönderilmedi.';

/**
 * Sends a queued e-mail about a contact message, rendered from the current settings. Nothing is sent about a message that
 * was deleted, to an address that refuses e-mails, or while the settings have e-mails (or those to the practice) switched off. A crash after the mail server's
 * response sends it again under the same Message-ID, and mail programs show it once.
 */
export async function sendContactEmail(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { kind, messageId } = payload.parse(job.payload);
  const message = isObjectIdOrHexString(messageId) ? await ContactMessageModel.findById(messageId).lean() : null;
  const settings = await readMailSettings();
  if (!message) return { skipReason: SKIPPED.deleted };
  if (!settings.isEnabled) return { skipReason: SKIPPED.switchedOff };
  if (kind === 'received' && message.contactWithdrawnAt) return { skipReason: SKIPPED.withdrawn };
  if (kind === 'notification' && !settings.isContactNotified) return { skipReason: NOT_NOTIFIED };
  const template = await findBuiltInTemplate(`contact-${kind}`);
  if (!template.isActive) return { skipReason: SKIPPED.templateOff };
  const missing = missingSetting(settings);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  const refused = kind === 'received' ? await refusalSkip(job, message.email) : undefined;
  return refused ?? deliverEmail(job, settings, await renderContactEmail({ template, kind, message }, settings));
}
