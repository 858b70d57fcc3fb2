import { randomUUID } from 'node:crypto';
import { type AppointmentEmailType, emailBlockReason } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { findAppointment } from './find-appointment.ts';
import { queueParentEmail } from './queue-emails.ts';

/**
 * Queues an e-mail that a member of staff asked for. A second one of the same type is another e-mail.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`emailBlockReason`).
 */
export async function queueByHand(ctx: ServiceContext, id: string, type: AppointmentEmailType): Promise<void> {
  const appointment = await findAppointment(id);
  const problem = emailBlockReason(appointment, type);
  if (problem)
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'type', message: problem, code: 'STATUS' }] });
  await withTransaction(async (session) => {
    await queueParentEmail(session, type, { appointmentId: id, mark: `m${randomUUID()}` });
    recordAudit(session, ctx, { action: `email.${type}`, entity: 'appointment', entityId: id });
  });
}
