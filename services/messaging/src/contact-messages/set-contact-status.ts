import { type ContactMessageRecord, contactStatusInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeContactMessage } from './change-contact-message.ts';

/**
 * Sets the status of a message.
 * @throws DomainError NOT_FOUND
 */
export async function setContactStatus(ctx: ServiceContext, raw: unknown): Promise<ContactMessageRecord> {
  const { id, status } = readInput(ctx, 'contact:write', contactStatusInput, raw);
  return changeContactMessage(ctx, { id, field: 'status', value: status, action: 'contact-message.status' });
}
