import type { EventPayload } from '@practice/contracts';
import { type ClientSession, enqueueJob, retryWaitingJobs } from '@practice/service-kit';
import { type EmailKind, emailKinds, OutgoingEmailModel } from './outgoing-email.model.ts';

export const SEND_EMAIL = 'send-email';
/** With the kit's growing pauses this is two days of trying. */
const MAX_ATTEMPTS = 50;

/** Queues the e-mails that follow a request, each once for good: one to the parent, one to the practice. */
export async function queueRequestEmails(session: ClientSession, appointmentId: string): Promise<void> {
  for (const kind of emailKinds) await queueEmail(session, kind, appointmentId);
}

async function queueEmail(session: ClientSession, kind: EmailKind, appointmentId: string): Promise<void> {
  const key = `${kind}:${appointmentId}`;
  await OutgoingEmailModel.updateOne(
    { _id: key },
    { $setOnInsert: { kind, appointmentId, createdAt: new Date(), sentAt: null, skipReason: null } },
    { upsert: true, session },
  );
  await enqueueJob(session, { key, kind: SEND_EMAIL, payload: { kind, appointmentId }, maxAttempts: MAX_ATTEMPTS });
}

/** Lets waiting e-mails try again at once when a setting changed that they may have waited for. */
export async function retryAfterSettings(change: EventPayload<'site-setting.changed'>): Promise<void> {
  if (change.categories.includes('email') || change.keys.includes('contact_email')) await retryWaitingJobs(SEND_EMAIL);
}
