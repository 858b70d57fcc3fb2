import type { ContactMessageRecord } from '@practice/contracts';
import {
  type ClientSession,
  DomainError,
  emit,
  findByIdOrFail,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import {
  type ContactMessage,
  ContactMessageModel,
  type StoredContactMessage,
  toContactMessage,
} from './contact-message.model.ts';

type Change<F extends keyof ContactMessage> = {
  id: string;
  field: F;
  value: ContactMessage[F];
  action: string;
  /** What goes with the change, in its transaction. */
  also?: (session: ClientSession, message: StoredContactMessage) => Promise<void>;
};

/**
 * Sets a field that staff keep about a message, with its event and audit entry; the same value again changes nothing.
 * @throws DomainError NOT_FOUND
 */
export async function changeContactMessage<F extends 'status' | 'isSpam' | 'assigneeId'>(
  ctx: ServiceContext,
  { id, field, value, action, also }: Change<F>,
): Promise<ContactMessageRecord> {
  return withTransaction(async (session) => {
    const message = await findByIdOrFail(ContactMessageModel, id, session);
    if (message[field] === value) return toContactMessage(message);
    const change = { $set: { [field]: value } };
    const { matchedCount } = await ContactMessageModel.updateOne({ _id: message._id }, change, { session });
    if (matchedCount === 0) throw new DomainError('NOT_FOUND');
    emit(session, 'contact-message.changed', { id });
    recordAudit(session, ctx, { action, entity: 'contact-message', entityId: id, changedFields: [field] });
    const changed = { ...message, [field]: value };
    await also?.(session, changed);
    return toContactMessage(changed);
  });
}
