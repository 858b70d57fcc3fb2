import { changePasswordInput } from '@practice/contracts';
import {
  DomainError,
  emit,
  type InternalFunctions,
  readInput,
  recordAudit,
  withTransaction,
} from '@practice/service-kit';
import { revokeTokensOf } from '../access-tokens/revoke-tokens-of.ts';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { attemptsOf } from '../lockout/subjects.ts';
import { assertStrongPassword } from '../passwords/assert-strong-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { UserModel } from '../users/user.model.ts';

/**
 * Changes the caller's password. It ends the caller's sessions and event streams on every gateway, except the session
 * that continues with the returned security stamp, and revokes all access tokens; their number is returned.
 * @throws DomainError VALIDATION_FAILED, also for a wrong current password; WEAK_PASSWORD; ACCOUNT_LOCKED; FORBIDDEN when called
 *   with a token; CONFLICT when the password was changed in the meantime.
 */
export const changePassword: InternalFunctions<'identity'>['changePassword'] = async (ctx, raw) => {
  const { currentPassword, newPassword } = readInput(ctx, 'own-password:write', changePasswordInput, raw);
  const user = await confirmPassword(ctx, { field: 'currentPassword', password: currentPassword });
  await assertStrongPassword({ field: 'newPassword', password: newPassword, user });
  const passwordHash = await hashPassword(newPassword);
  const entityId = String(user._id);
  return withTransaction(async (session) => {
    const unchanged = { _id: user._id, passwordHash: user.passwordHash };
    const changed = await UserModel.findOneAndUpdate(
      unchanged,
      { passwordHash },
      { session, returnDocument: 'after' },
    ).lean();
    if (!changed) throw new DomainError('CONFLICT', { detail: 'the password was changed in the meantime' });
    await LoginAttemptsModel.deleteMany(attemptsOf(user), { session });
    const revokedTokens = await revokeTokensOf(session, ctx, entityId);
    emit(session, 'user.changed', { id: entityId });
    recordAudit(session, ctx, { action: 'password-changed', entity: 'user', entityId, changedFields: ['password'] });
    return { securityStamp: changed.securityStamp, revokedTokens };
  });
};
