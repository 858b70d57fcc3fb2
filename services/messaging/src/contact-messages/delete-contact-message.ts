import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { removeContactMessage } from './remove-contact-message.ts';

/**
 * Deletes a message with its replies, its notifications and its unsent e-mails.
 * @throws DomainError NOT_FOUND
 */
export async function deleteContactMessage(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'contact:delete', idParam, raw);
  await withTransaction((session) => removeContactMessage(session, ctx, id));
}
