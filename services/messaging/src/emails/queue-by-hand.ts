import { randomUUID } from 'node:crypto';
import { type AppointmentEmailType, emailBlockReason } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { refusalOfAddress } from '../refused-addresses/refusal-skip.ts';
import { findAppointment } from './find-appointment.ts';
import { queueParentEmail } from './queue-emails.ts';

/**
 * Queues an e-mail that a member of staff asked for. A second one of the same type is another e-mail. One that is meant for
 * this very appointment (`isOnPurpose`) goes to an address that refuses e-mails, too.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`emailBlockReason`), or the
 *   address refuses e-mails.
 */
export async function queueByHand(
  ctx: ServiceContext,
  { id, type, isOnPurpose }: { id: string; type: AppointmentEmailType; isOnPurpose: boolean },
): Promise<void> {
  const appointment = await findAppointment(id);
  const problem =
    emailBlockReason(appointment, type) ?? (isOnPurpose ? null : await refusalOfAddress(appointment.email));
  if (problem)
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'type', message: problem, code: 'STATUS' }] });
  await withTransaction(async (session) => {
    await queueParentEmail(session, type, { appointmentId: id, mark: `m${randomUUID()}`, isOnPurpose });
    recordAudit(session, ctx, { action: `email.${type}`, entity: 'appointment', entityId: id });
  });
}
