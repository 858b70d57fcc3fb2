import { type ContactMessageRecord, contactSpamInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeContactMessage } from './change-contact-message.ts';

/**
 * Marks a message as spam, or takes the mark away; its status stays as it is.
 * @throws DomainError NOT_FOUND
 */
export async function setContactSpam(ctx: ServiceContext, raw: unknown): Promise<ContactMessageRecord> {
  const { id, isSpam } = readInput(ctx, 'contact:write', contactSpamInput, raw);
  return changeContactMessage(ctx, { id, field: 'isSpam', value: isSpam, action: 'contact-message.spam' });
}
