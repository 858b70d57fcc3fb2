import { type ContactMessageRecord, contactStatusInput } from '@practice/contracts';
import {
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { ContactMessageModel, toContactMessage } from './contact-message.model.ts';

/**
 * Sets the status of a message.
 * @throws DomainError NOT_FOUND
 */
export async function setContactStatus(ctx: ServiceContext, raw: unknown): Promise<ContactMessageRecord> {
  const { id, status } = readInput(ctx, 'contact:write', contactStatusInput, raw);
  return withTransaction(async (session) => {
    const message = await findByIdOrFail(ContactMessageModel, id, session);
    if (message.status === status) return toContactMessage(message);
    const { matchedCount } = await ContactMessageModel.updateOne(
      { _id: message._id },
      { $set: { status } },
      { session },
    );
    if (matchedCount === 0) throw new DomainError('NOT_FOUND');
    emit(session, 'contact-message.changed', { id });
    const entry = { action: 'contact-message.status', entity: 'contact-message', entityId: id };
    recordAudit(session, ctx, { ...entry, changedFields: ['status'] });
    return toContactMessage({ ...message, status });
  });
}
