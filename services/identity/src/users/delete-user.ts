import { idParam } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { removeUser } from './remove-user.ts';
import { UserModel } from './user.model.ts';

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
  await withTransaction(async (session) => removeUser(session, ctx, await findByIdOrFail(UserModel, id, session)));
}
