import { emit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { revokeTokensOf } from '../access-tokens/revoke-tokens-of.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { attemptsOf } from '../lockout/subjects.ts';
import { deleteSecondSteps } from '../two-step/delete-second-steps.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { KnownDeviceModel } from './known-device.model.ts';
import type { StoredUser } from './user.model.ts';
import { users } from './user.store.ts';

/**
 * Removes a user with what other services keep of them (`user.deleted`) in the caller's transaction. Sessions and access
 * tokens end at once.
 * @throws DomainError CONFLICT for the last active admin.
 */
export async function removeUser(session: ClientSession, ctx: ServiceContext, user: StoredUser): Promise<void> {
  const id = String(user._id);
  await keepAnAdmin(session, user, 'id');
  await revokeTokensOf(session, ctx, id);
  await LoginAttemptsModel.deleteMany(attemptsOf(user), { session });
  await deleteSecondSteps(session, id);
  await KnownDeviceModel.deleteMany({ userId: id }, { session });
  await users.remove(ctx, { id, session });
  emit(session, 'user.deleted', { id });
}
