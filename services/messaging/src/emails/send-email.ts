import {
  type AppointmentRecord,
  type EmailTemplateRecord,
  emailKinds,
  REMINDER_ANSWER_PATH,
  z,
} from '@practice/contracts';
import {
  type ClientSession,
  callService,
  decryptText,
  emit,
  type Job,
  type JobSkip,
  type JobWait,
  type ServiceContext,
  systemContext,
  untilAvailable,
  withTransaction,
} from '@practice/service-kit';
import { findEmailTemplate } from '../email-templates/find-email-template.ts';
import { refusalSkip } from '../refused-addresses/refusal-skip.ts';
import { issueUnsubscribePath } from '../unsubscribes/issue-unsubscribe-path.ts';
import { deliverEmail } from './deliver-email.ts';
import { readMailSettings } from './mail-settings.ts';
import { notifyOfFailedEmail } from './notify-of-failed-email.ts';
import { customMessageOf, type OutgoingEmail, OutgoingEmailModel } from './outgoing-email.model.ts';
import { quietWait } from './quiet-wait.ts';
import { removeAppointmentEmails } from './remove-appointment-emails.ts';
import { renderEmail } from './render-email.ts';
import { missingAddress, missingSetting, reasonToSkip, SKIPPED } from './skip-reason.ts';

const payload = z.object({ kind: z.enum(emailKinds), appointmentId: z.string() });
/** A change of settings wakes waiting e-mails earlier. */
const WAIT_MS = 15 * 60_000;
/** Until the event of a change that the appointment has already has been handled. */
const EVENT_WAIT_MS = 5000;

/**
 * Sends a queued e-mail, rendered from the current appointment and settings. It is recorded as sent at once: a crash
 * between the mail server's response and the record sends it again under the same Message-ID, and mail programs show it
 * once.
 */
export async function sendEmail(job: Job): Promise<JobWait | JobSkip | undefined> {
  const { kind, appointmentId } = payload.parse(job.payload);
  const email = await OutgoingEmailModel.findById(job._id).lean();
  if (!email || email.sentAt) return undefined;
  if (email.skipReason) return { skipReason: email.skipReason };

  const ctx = systemContext(job.kind, job.trace);
  const settings = await readMailSettings();
  const appointment = await callService('appointments', 'getAppointment', { id: appointmentId }, ctx);
  if (!appointment) {
    await withTransaction((session) => removeAppointmentEmails(session, appointmentId), { trace: job.trace });
    return undefined;
  }
  const template = await findEmailTemplate(email.templateId ?? kind);
  const skipReason = reasonToSkip(email, appointment, settings) ?? templateProblem(template);
  if (skipReason || !template) return noteSkipped(email, skipReason ?? SKIPPED.templateDeleted, job);
  const isMarketing = template.category === 'marketing';
  const unsubscribePath = isMarketing ? await issueUnsubscribePath(appointment.email) : null;
  if (isMarketing && !unsubscribePath) return noteSkipped(email, SKIPPED.unsubscribed, job);
  const missing = missingSetting(settings) ?? (isMarketing ? missingAddress(settings) : null);
  if (missing) return { waitMs: WAIT_MS, reason: missing };
  if (isMovedBack(email, appointment)) return { waitMs: EVENT_WAIT_MS, reason: 'Randevunun saati yeniden değişti.' };
  const quiet = quietWait(email, settings);
  if (quiet) return quiet;

  const refused = kind === 'practice-notification' ? undefined : await refusalSkip(job, appointment.email);
  if (refused) return noteSkipped(email, refused.skipReason, job);
  const answerPath = kind === 'reminder' ? await issueAnswerPath(appointmentId, ctx) : null;
  const customMessage = email.customMessage && decryptText(email.customMessage, customMessageOf(email._id));
  const about = { ...email, answerPath, customMessage, unsubscribePath };
  const wait = await deliverEmail(job, settings, await renderEmail(template, appointment, settings, about));
  return wait ?? noteSent(email, appointment, job);
}

/** Whether the appointment has the time again that the parent knows. */
function isMovedBack({ previous }: OutgoingEmail, { appointmentDate, appointmentTime }: AppointmentRecord): boolean {
  return previous?.date === appointmentDate && previous.time === appointmentTime;
}

/** Why nothing is sent by a template. */
function templateProblem(template: EmailTemplateRecord | null): string | null {
  if (!template) return SKIPPED.templateDeleted;
  return template.isActive ? null : SKIPPED.templateOff;
}

/** The path of the page on which the parent answers; null when the appointment is not confirmed. */
async function issueAnswerPath(id: string, ctx: ServiceContext): Promise<string | null> {
  const { token } = await callService('appointments', 'issueAnswerToken', { id }, ctx);
  return token && `${REMINDER_ANSWER_PATH}/${token}`;
}

/** Updates open screens when an e-mail waits or has failed; one that failed for good is in the bell, too. */
export async function notifyEmailDelayed(session: ClientSession, job: Job): Promise<void> {
  const { appointmentId } = payload.parse(job.payload);
  emit(session, 'email.changed', { appointmentId });
  if (job.state !== 'dead') return;
  await notifyOfFailedEmail(session, { emailId: job._id, appointmentId, reason: job.reason });
}

async function noteSent(email: OutgoingEmail, appointment: AppointmentRecord, { trace }: Job): Promise<undefined> {
  const work = async (session: ClientSession) => {
    if (!(await note(session, email, { sentAt: new Date() }))) return;
    if (email.kind !== 'reminder') return;
    const { id, appointmentDate, appointmentTime } = appointment;
    emit(session, 'reminder.sent', { appointmentId: id, appointmentDate, appointmentTime });
  };
  await untilAvailable(() => withTransaction(work, { trace }));
}

async function noteSkipped(email: OutgoingEmail, skipReason: string, { trace }: Job): Promise<JobSkip> {
  await withTransaction((session) => note(session, email, { skipReason }), { trace });
  return { skipReason };
}

/** False when the e-mail was deleted with its appointment: it stays deleted. */
async function note(
  session: ClientSession,
  { _id, appointmentId }: OutgoingEmail,
  outcome: Partial<Pick<OutgoingEmail, 'sentAt' | 'skipReason'>>,
): Promise<boolean> {
  // What staff added is not needed any more.
  const change = { $set: outcome, $unset: { customMessage: 1 } } as const;
  const { matchedCount } = await OutgoingEmailModel.updateOne({ _id }, change, { session });
  if (matchedCount > 0) emit(session, 'email.changed', { appointmentId });
  return matchedCount > 0;
}
