import { z } from '@practice/contracts';
import {
  type ClientSession,
  emit,
  type Job,
  type JobSkip,
  type JobWait,
  untilAvailable,
  withTransaction,
} from '@practice/service-kit';
import { isObjectIdOrHexString } from 'mongoose';
import { deliverEmail } from '../../emails/deliver-email.ts';
import { readMailSettings } from '../../emails/mail-settings.ts';
import { messageIdOf } from '../../emails/message-id.ts';
import { missingSetting, SKIPPED } from '../../emails/skip-reason.ts';
import { ContactMessageModel } from '../contact-message.model.ts';
import { emailKeysOf } from '../queue-contact-emails.ts';
import { ContactReplyModel } from './contact-reply.model.ts';
import { notifyOfFailedReply } from './notify-of-failed-reply.ts';
import { renderContactReply } from './render-contact-reply.ts';

const payload = z.object({ replyId: z.string(), messageId: z.string() });
/** A change of settings wakes waiting replies earlier. */
const WAIT_MS = 15 * 60_000;
const SWITCHED_OFF = 'E-posta gönderimi ayarlarda kapalı. Açılınca yanıt kendiliğinden gönderilir.';

/**
 * Sends a queued reply, also to an address that refuses e-mails, since staff wrote it to that address; nothing when its
 * message was deleted. It is recorded as sent at once: a crash between the mail
 * server's response and the record sends it again under the same Message-ID, and mail programs show it once.
 */
export async function sendContactReply(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { replyId, messageId } = payload.parse(job.payload);
  const [reply, message] = await Promise.all([
    isObjectIdOrHexString(replyId) ? ContactReplyModel.findById(replyId).lean() : null,
    isObjectIdOrHexString(messageId) ? ContactMessageModel.findById(messageId).lean() : null,
  ]);
  if (!reply || !message) return { skipReason: SKIPPED.deleted };
  if (reply.sentAt) return undefined;
  if (message.contactWithdrawnAt && !reply.allowWithdrawn) return { skipReason: SKIPPED.withdrawn };

  const settings = await readMailSettings();
  const reason = settings.isEnabled ? missingSetting(settings) : SWITCHED_OFF;
  if (reason) return { waitMs: WAIT_MS, reason };
  const email = await renderContactReply(reply, message, settings);
  // Mail programs show it below the confirmation that the sender got.
  const inReplyTo = messageIdOf(emailKeysOf(messageId).received, settings.from);
  const wait = await deliverEmail(job, settings, { ...email, inReplyTo, references: inReplyTo });
  if (wait) return wait;
  const noteSent = async (session: ClientSession) => {
    await ContactReplyModel.updateOne({ _id: reply._id }, { $set: { sentAt: new Date() } }, { session });
    await ContactMessageModel.updateOne({ _id: message._id }, { $set: { status: 'replied' } }, { session });
    emit(session, 'contact-message.changed', { id: messageId });
  };
  await untilAvailable(() => withTransaction(noteSent, { trace: job.trace }));
  return undefined;
}

/** Updates open screens when a reply waits or has failed; one that failed is in the bell, too. */
export async function notifyReplyDelayed(session: ClientSession, { payload: raw, state, reason }: Job): Promise<void> {
  const { replyId, messageId } = payload.parse(raw);
  emit(session, 'contact-message.changed', { id: messageId });
  if (state === 'dead') await notifyOfFailedReply(session, { replyId, messageId, reason });
}
