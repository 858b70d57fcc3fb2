import { idParam } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { changeOwnState } from './change-own-state.ts';
import { NotificationModel } from './notification.model.ts';
import { inBellOf } from './own-notifications.ts';

/**
 * Removes a notification for the caller; others keep it.
 * @throws DomainError NOT_FOUND
 */
export async function deleteNotification(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'notification:write', idParam, raw);
  if (!isValidObjectId(id)) throw new DomainError('NOT_FOUND');
  await changeOwnState(ctx, async (session, userId) => {
    const own = { _id: id, ...inBellOf(userId) };
    const { matchedCount } = await NotificationModel.updateOne(own, { $addToSet: { deletedBy: userId } }, { session });
    if (matchedCount === 0) throw new DomainError('NOT_FOUND');
  });
}
