import { randomUUID } from 'node:crypto';
import { type AppointmentEmailType, emailBlockReason, isContactWithdrawn } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { findAppointment } from './find-appointment.ts';
import { queueParentEmail } from './queue-emails.ts';

type ByHand = { id: string; type: AppointmentEmailType; allowWithdrawn?: boolean | null | undefined };

/**
 * Queues an e-mail that a member of staff asked for. A second one of the same type is another e-mail.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`emailBlockReason`);
 *   CONSENT_WITHDRAWN unless it is wanted all the same.
 */
export async function queueByHand(ctx: ServiceContext, { id, type, allowWithdrawn }: ByHand): Promise<void> {
  const appointment = await findAppointment(id);
  const problem = emailBlockReason(appointment, type);
  if (problem)
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'type', message: problem, code: 'STATUS' }] });
  const isWithdrawn = isContactWithdrawn(type, appointment.contactWithdrawnAt);
  if (isWithdrawn && !allowWithdrawn) throw new DomainError('CONSENT_WITHDRAWN');
  await withTransaction(async (session) => {
    const mark = `m${randomUUID()}`;
    await queueParentEmail(session, type, { appointmentId: id, mark, allowWithdrawn: isWithdrawn });
    const changedFields = isWithdrawn ? ['allowWithdrawn'] : [];
    recordAudit(session, ctx, { action: `email.${type}`, entity: 'appointment', entityId: id, changedFields });
  });
}
