import { randomUUID } from 'node:crypto';
import {
  type AppointmentEmailType,
  type EmailTemplateRecord,
  emailBlockReason,
  isContactWithdrawn,
} from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { findAppointment } from './find-appointment.ts';
import { queueParentEmail } from './queue-emails.ts';

type ByHand = {
  id: string;
  template: EmailTemplateRecord;
  customMessage: string;
  allowWithdrawn?: boolean | null | undefined;
};

/**
 * Queues an e-mail that a member of staff asked for. A second one of the same template is another e-mail.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`emailBlockReason`);
 *   CONSENT_WITHDRAWN unless it is wanted all the same, which a marketing e-mail cannot be.
 */
export async function queueByHand(
  ctx: ServiceContext,
  { id, template, customMessage, allowWithdrawn }: ByHand,
): Promise<void> {
  const appointment = await findAppointment(id);
  const type = template.isBuiltIn ? (template.id as AppointmentEmailType) : null;
  const problem = type && emailBlockReason(appointment, type);
  if (problem)
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'type', message: problem, code: 'STATUS' }] });
  const isWithdrawn = isContactWithdrawn(type ?? 'template', appointment.contactWithdrawnAt);
  if (isWithdrawn && (!allowWithdrawn || template.category === 'marketing')) throw new DomainError('CONSENT_WITHDRAWN');
  const email = { appointmentId: id, mark: `m${randomUUID()}`, customMessage, allowWithdrawn: isWithdrawn };
  const changedFields = isWithdrawn ? ['allowWithdrawn'] : [];
  await withTransaction(async (session) => {
    if (type) await queueParentEmail(session, type, email);
    else await queueParentEmail(session, 'template', { ...email, template });
    const action = `email.${type ?? 'template'}`;
    recordAudit(session, ctx, { action, entity: 'appointment', entityId: id, changedFields });
  });
}
