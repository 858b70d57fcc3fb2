import { randomUUID } from 'node:crypto';
import type { AppointmentEmailType, EmailTemplateRecord } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { refusalOfAddress } from '../refused-addresses/refusal-skip.ts';
import { blockReasonOf } from './block-reason.ts';
import { findAppointment } from './find-appointment.ts';
import { queueParentEmail } from './queue-emails.ts';

type ByHand = { id: string; template: EmailTemplateRecord; customMessage: string; isOnPurpose: boolean };

/**
 * Queues an e-mail that a member of staff asked for. A second one of the same template is another e-mail. One that is meant for
 * this very appointment (`isOnPurpose`) goes to an address that refuses e-mails, too.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`blockReasonOf`), or the
 *   address refuses e-mails.
 */
export async function queueByHand(
  ctx: ServiceContext,
  { id, template, customMessage, isOnPurpose }: ByHand,
): Promise<void> {
  const appointment = await findAppointment(id);
  const type = template.isBuiltIn ? (template.id as AppointmentEmailType) : null;
  const refusal = isOnPurpose ? null : await refusalOfAddress(appointment.email);
  const problem = (await blockReasonOf(template, appointment)) ?? refusal;
  if (problem)
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'type', message: problem, code: 'STATUS' }] });
  const email = { appointmentId: id, mark: `m${randomUUID()}`, customMessage, isOnPurpose: true };
  await withTransaction(async (session) => {
    if (type) await queueParentEmail(session, type, email);
    else await queueParentEmail(session, 'template', { ...email, template });
    recordAudit(session, ctx, { action: `email.${type ?? 'template'}`, entity: 'appointment', entityId: id });
  });
}
