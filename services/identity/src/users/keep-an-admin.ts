import { type ClientSession, DomainError } from '@practice/service-kit';
import { type StoredUser, UserModel } from './user.model.ts';

/**
 * For a transaction that takes an active admin's access away. It writes an admin who remains, so that of two that run at
 * the same moment one is repeated, and finds nobody left.
 * @throws DomainError CONFLICT at `field` for the last one.
 */
export async function keepAnAdmin(session: ClientSession, user: StoredUser, field: string): Promise<void> {
  if (user.role !== 'admin' || !user.isActive) return;
  const others = { _id: { $ne: user._id }, role: 'admin', isActive: true } as const;
  const remaining = await UserModel.updateOne(others, { $inc: { timesLeftBehind: 1 } }, { session });
  if (remaining.matchedCount > 0) return;
  const message = 'Son etkin yönetici silinemez, pasif yapılamaz ve rolü değiştirilemez.';
  throw new DomainError('CONFLICT', { errors: [{ field, message, code: 'LAST_ADMIN' }] });
}
