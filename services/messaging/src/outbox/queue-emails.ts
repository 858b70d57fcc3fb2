import { type AppointmentEmailType, type EmailKind, type EventPayload, requestEmailKinds } from '@practice/contracts';
import { type ClientSession, emit, enqueueJob, retryWaitingJobs } from '@practice/service-kit';
import { OutgoingEmailModel } from './outgoing-email.model.ts';

export const SEND_EMAIL = 'send-email';
/** With the kit's growing pauses this is two days of trying. */
const MAX_ATTEMPTS = 50;

/** Queues the e-mails that follow a request, each once for good: one to the parent, one to the practice. */
export async function queueRequestEmails(session: ClientSession, appointmentId: string): Promise<void> {
  for (const kind of requestEmailKinds) await queueEmail(session, kind, appointmentId, `${kind}:${appointmentId}`);
}

/** How long the answer to a change waits, so that staff can take the change back. */
export const SECOND_THOUGHT_MS = 8000;

/**
 * Queues the e-mail that answers the parent, once for each confirmation or cancellation; `mark` tells them apart.
 * @returns the e-mail's key.
 */
export async function queueAnswer(
  session: ClientSession,
  kind: AppointmentEmailType,
  { appointmentId, mark, delayMs = 0 }: { appointmentId: string; mark: string; delayMs?: number },
): Promise<string> {
  const key = `${kind}:${appointmentId}:${mark}`;
  await queueEmail(session, kind, appointmentId, key, new Date(Date.now() + delayMs));
  emit(session, 'email.changed', { appointmentId });
  return key;
}

const answers: Partial<Record<string, AppointmentEmailType>> = { confirmed: 'confirmation', cancelled: 'cancellation' };

/** What a change of an appointment's status says to the parent; nothing but a confirmation and a cancellation. */
export async function queueStatusAnswer(
  session: ClientSession,
  { appointmentId, deed, status, previousStatus, version }: EventPayload<'appointment.changed'>,
): Promise<void> {
  if (deed === 'created' || deed === 'deleted' || status === previousStatus) return;
  const kind = answers[status];
  if (kind) await queueAnswer(session, kind, { appointmentId, mark: `v${version}`, delayMs: SECOND_THOUGHT_MS });
}

async function queueEmail(
  session: ClientSession,
  kind: EmailKind,
  appointmentId: string,
  key: string,
  runAt = new Date(),
): Promise<void> {
  await OutgoingEmailModel.updateOne(
    { _id: key },
    { $setOnInsert: { kind, appointmentId, createdAt: new Date(), sentAt: null, skipReason: null } },
    { upsert: true, session },
  );
  await enqueueJob(session, {
    key,
    kind: SEND_EMAIL,
    payload: { kind, appointmentId },
    maxAttempts: MAX_ATTEMPTS,
    runAt,
  });
}

/** Lets waiting e-mails try again at once when a setting changed that they may have waited for. */
export async function retryAfterSettings(
  session: ClientSession,
  { categories, keys }: EventPayload<'site-setting.changed'>,
): Promise<void> {
  if (categories.includes('email') || keys.includes('contact_email')) await retryWaitingJobs(session, SEND_EMAIL);
}
