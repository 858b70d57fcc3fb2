import { idParam } from '@practice/contracts';
import {
  DomainError,
  emit,
  findByIdOrFail,
  readInput,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { revokeTokensOf } from '../access-tokens/revoke-tokens-of.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { attemptsOf } from '../lockout/subjects.ts';
import { deleteSecondSteps } from '../two-step/delete-second-steps.ts';
import { keepAnAdmin } from './keep-an-admin.ts';
import { KnownDeviceModel } from './known-device.model.ts';
import { type StoredUser, UserModel } from './user.model.ts';
import { users } from './user.store.ts';

/**
 * Deletes a user with what other services keep of them (`user.deleted`); the audit log keeps the name. Sessions and
 * access tokens end at once.
 * @throws DomainError NOT_FOUND; CONFLICT for oneself and for the last active admin.
 */
export async function deleteUser(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'user:write', idParam, raw);
  if (id === ctx.actor.userId) {
    const message = 'Kendi hesabınızı silemezsiniz.';
    throw new DomainError('CONFLICT', { errors: [{ field: 'id', message, code: 'OWN_ACCOUNT' }] });
  }
  await withTransaction(async (session) => {
    const user: StoredUser = await findByIdOrFail(UserModel, id, session);
    await keepAnAdmin(session, user, 'id');
    await revokeTokensOf(session, ctx, id);
    await LoginAttemptsModel.deleteMany(attemptsOf(user), { session });
    await deleteSecondSteps(session, id);
    await KnownDeviceModel.deleteMany({ userId: id }, { session });
    await users.remove(ctx, { id, session });
    emit(session, 'user.deleted', { id });
  });
}
