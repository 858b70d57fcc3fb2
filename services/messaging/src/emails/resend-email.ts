import { resendEmailInput } from '@practice/contracts';
import {
  DomainError,
  emit,
  jobQueue,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { removeNotifications } from '../notifications/remove-notifications.ts';
import { isAddressRefused } from '../refused-addresses/refusal-skip.ts';
import { failedEmailKey } from './notify-of-failed-email.ts';
import { OutgoingEmailModel } from './outgoing-email.model.ts';
import { retryEmail } from './retry-email.ts';

/**
 * Retries a failed or waiting e-mail at once, and one that was skipped because its address refuses e-mails.
 * @throws DomainError NOT_FOUND for one that is unknown, sent or skipped for something else.
 */
export async function resendEmail(ctx: ServiceContext, raw: unknown): Promise<boolean> {
  const { id } = readInput(ctx, 'appointment:write', resendEmailInput, raw);
  await withTransaction(async (session) => {
    const email = await OutgoingEmailModel.findById(id, null, { session }).lean();
    const job = await jobQueue().findOne({ _id: id }, { session });
    if (!email || email.sentAt || (email.skipReason && !isAddressRefused(job))) throw new DomainError('NOT_FOUND');
    await OutgoingEmailModel.updateOne({ _id: id }, { $set: { skipReason: null } }, { session });
    await retryEmail(session, id);
    await removeNotifications(session, { key: failedEmailKey(id) });
    recordAudit(session, ctx, { action: 'email.resent', entity: 'appointment', entityId: email.appointmentId });
    emit(session, 'email.changed', { appointmentId: email.appointmentId });
  });
  return true;
}
