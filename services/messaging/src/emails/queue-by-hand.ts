import { randomUUID } from 'node:crypto';
import { type AppointmentEmailType, type EmailTemplateRecord, isContactWithdrawn } from '@practice/contracts';
import { DomainError, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { refusalOfAddress } from '../refused-addresses/refusal-skip.ts';
import { blockReasonOf } from './block-reason.ts';
import { findAppointment } from './find-appointment.ts';
import { queueParentEmail } from './queue-emails.ts';

type ByHand = {
  id: string;
  template: EmailTemplateRecord;
  customMessage: string;
  isOnPurpose: boolean;
  /** The field that named the template. */
  namedBy: 'type' | 'templateId';
  allowWithdrawn?: boolean | null | undefined;
};

/**
 * Queues an e-mail that a member of staff asked for. A second one of the same template is another e-mail. One that is meant for
 * this very appointment (`isOnPurpose`) goes to an address that refuses e-mails, too.
 * @throws DomainError NOT_FOUND; VALIDATION_FAILED when the e-mail does not fit the appointment (`blockReasonOf`), or the
 *   address refuses e-mails; CONSENT_WITHDRAWN unless it is wanted all the same.
 */
export async function queueByHand(
  ctx: ServiceContext,
  { id, template, customMessage, isOnPurpose, namedBy, allowWithdrawn }: ByHand,
): Promise<void> {
  const appointment = await findAppointment(id);
  const type = template.isBuiltIn ? (template.id as AppointmentEmailType) : null;
  const refusal = isOnPurpose ? null : await refusalOfAddress(appointment.email);
  const problem = (await blockReasonOf(template, appointment)) ?? refusal;
  if (problem) {
    const errors = [{ field: namedBy, message: problem, code: 'STATUS' }];
    throw new DomainError('VALIDATION_FAILED', { message: problem, errors });
  }
  const isWithdrawn = isContactWithdrawn(type ?? 'template', appointment.contactWithdrawnAt);
  if (isWithdrawn && !allowWithdrawn) throw new DomainError('CONSENT_WITHDRAWN');
  const mark = `m${randomUUID()}`;
  // Once it is queued staff have asked for it: an address that is marked meanwhile does not take away what they wrote.
  const email = { appointmentId: id, mark, customMessage, isOnPurpose: true, allowWithdrawn: isWithdrawn };
  const changedFields = isWithdrawn ? ['allowWithdrawn'] : [];
  await withTransaction(async (session) => {
    if (type) await queueParentEmail(session, type, email);
    else await queueParentEmail(session, 'template', { ...email, template });
    const action = `email.${type ?? 'template'}`;
    recordAudit(session, ctx, { action, entity: 'appointment', entityId: id, changedFields });
  });
}
