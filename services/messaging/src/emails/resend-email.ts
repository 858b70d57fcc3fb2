import { resendEmailInput } from '@practice/contracts';
import {
  DomainError,
  emit,
  readInput,
  recordAudit,
  retryJob,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import { failedEmailKey } from './notify-of-failed-email.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';

/**
 * Retries a failed or waiting e-mail at once.
 * @throws DomainError NOT_FOUND for one that is unknown, sent or skipped.
 */
export async function resendEmail(ctx: ServiceContext, raw: unknown): Promise<boolean> {
  const { id } = readInput(ctx, 'appointment:write', resendEmailInput, raw);
  await withTransaction(async (session) => {
    const email = await OutgoingEmailModel.findById(id, null, { session }).lean();
    if (!email || email.sentAt || email.skipReason) throw new DomainError('NOT_FOUND');
    await retryJob(session, id);
    await removeNotifications(session, { key: failedEmailKey(id) });
    recordAudit(session, ctx, { action: 'email.resent', entity: 'appointment', entityId: email.appointmentId });
    emit(session, 'email.changed', { appointmentId: email.appointmentId });
  });
  return true;
}
