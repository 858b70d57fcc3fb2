import { randomUUID } from 'node:crypto';
import {
  type AppointmentEmailType,
  type AppointmentRecord,
  appointmentEmailTypes,
  emailMisfit,
  sendAppointmentEmailInput,
  z,
} from '@practice/contracts';
import {
  ask,
  DomainError,
  emit,
  jobQueue,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { composeLetter } from '../letters/compose-letter.ts';
import { readMailSettings } from './mail-settings.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { queueAnswer } from './queue-emails.ts';

const MAX_BULK = 200;
const previewInput = z.object({ appointmentId: z.string().max(100), type: z.enum(appointmentEmailTypes) });
export const bulkEmailInput = z.strictObject({
  ids: z.array(z.string()).min(1, 'Lütfen en az bir randevu seçin.').max(MAX_BULK),
  type: z.enum(appointmentEmailTypes),
});

export const emailQueuedAnswer = z.object({ success: z.literal(true), message: z.string() });
export const bulkEmailAnswer = z.object({
  summary: z.object({ successCount: z.number().int(), errorCount: z.number().int() }),
  message: z.string(),
  results: z.array(
    z
      .object({ id: z.string(), ok: z.boolean(), code: z.string().nullable(), message: z.string().nullable() })
      .meta({ id: 'EmailResult' }),
  ),
});

export type EmailPreview = { to: string; subject: string; html: string; text: string };

/**
 * The e-mail that a parent would get now, for staff to read before they confirm or cancel.
 * @throws DomainError NOT_FOUND
 */
export async function previewAppointmentEmail(ctx: ServiceContext, raw: unknown): Promise<EmailPreview> {
  const { appointmentId, type } = readInput(ctx, 'appointment:read', previewInput, raw);
  const appointment = await findAppointment(appointmentId);
  const { subject, html, text } = await composeLetter(type, appointment, await readMailSettings());
  return { to: appointment.email, subject: String(subject), html: String(html), text: String(text) };
}

/**
 * POST /api/appointments/:id/send-email (document 2, section 7): queues an e-mail to the parent; it goes out when a
 * mail server is there.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`emailMisfit`).
 */
export async function sendAppointmentEmail(
  ctx: ServiceContext,
  raw: unknown,
): Promise<{ success: true; message: string }> {
  const { id, type } = readInput(ctx, 'appointment:write', sendAppointmentEmailInput, raw);
  await queueByHand(ctx, id, type);
  return { success: true, message: 'E-posta gönderim sırasına alındı.' };
}

/** POST /api/appointments/bulk-send-email: the same for several, each by itself. */
export async function bulkSendAppointmentEmails(
  ctx: ServiceContext,
  raw: unknown,
): Promise<z.infer<typeof bulkEmailAnswer>> {
  const { ids, type } = readInput(ctx, 'appointment:write', bulkEmailInput, raw);
  const results: z.infer<typeof bulkEmailAnswer>['results'] = [];
  for (const id of new Set(ids)) {
    try {
      await queueByHand(ctx, id, type);
      results.push({ id, ok: true, code: null, message: null });
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      results.push({ id, ok: false, code: error.code, message: error.errors[0]?.message ?? error.message });
    }
  }
  const successCount = results.filter(({ ok }) => ok).length;
  const errorCount = results.length - successCount;
  return {
    summary: { successCount, errorCount },
    message: errorCount > 0 ? 'Kısmi gönderim' : 'E-posta gönderildi',
    results,
  };
}

/**
 * Tries a failed or waiting e-mail again at once.
 * @throws DomainError NOT_FOUND for one that there is not, or that needs no sending any more.
 */
export async function resendEmail(ctx: ServiceContext, raw: unknown): Promise<boolean> {
  const { id } = readInput(ctx, 'appointment:write', z.object({ id: z.string().max(200) }), raw);
  const email = await OutgoingEmailModel.findById(id).lean();
  if (!email || email.sentAt || email.skipReason) throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    await jobQueue().updateOne(
      { _id: id, state: { $in: ['dead', 'waiting', 'queued'] } },
      { $set: { state: 'queued', runAt: new Date(), attempts: 0, reason: null } },
      { session },
    );
    recordAudit(session, ctx, { action: 'email.resent', entity: 'appointment', entityId: email.appointmentId });
    emit(session, 'email.changed', { appointmentId: email.appointmentId });
  });
  return true;
}

async function queueByHand(ctx: ServiceContext, id: string, type: AppointmentEmailType): Promise<void> {
  const appointment = await findAppointment(id);
  const problem = emailMisfit(appointment, type);
  if (problem)
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'type', message: problem, code: 'STATUS' }] });
  await withTransaction(async (session) => {
    await queueAnswer(session, type, { appointmentId: id, mark: `m${randomUUID()}` });
    recordAudit(session, ctx, { action: `email.${type}`, entity: 'appointment', entityId: id });
  });
}

async function findAppointment(id: string): Promise<AppointmentRecord> {
  const appointment = await ask('appointments', 'getAppointment', { id });
  if (!appointment) throw new DomainError('NOT_FOUND');
  return appointment;
}
