import { type ContactMessageRecord, idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { ContactMessageModel, toContactMessage } from './contact-message.model.ts';

/**
 * A message with its text.
 * @throws DomainError NOT_FOUND
 */
export async function getContactMessage(ctx: ServiceContext, raw: unknown): Promise<ContactMessageRecord> {
  const { id } = readInput(ctx, 'contact:read', idParam, raw);
  return toContactMessage(await findByIdOrFail(ContactMessageModel, id));
}
