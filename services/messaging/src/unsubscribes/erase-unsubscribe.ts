import { type ClientSession, DomainError, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { UnsubscribeModel } from './unsubscribe.model.ts';

/**
 * Erases what an address said about marketing e-mails, in the caller's transaction: the links in its e-mails work no more.
 * @throws DomainError NOT_FOUND
 */
export async function eraseUnsubscribe(session: ClientSession, _ctx: ServiceContext, id: string): Promise<void> {
  const filter = isValidObjectId(id) ? { _id: id } : null;
  const erased = filter && (await UnsubscribeModel.deleteOne(filter, { session }));
  if (!erased?.deletedCount) throw new DomainError('NOT_FOUND');
}
