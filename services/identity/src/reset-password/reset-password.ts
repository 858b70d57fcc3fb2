import { z } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { generatePassword } from '../passwords/generate-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { toUsernameKey, UserModel } from '../users/user.model.ts';

const resetPasswordInput = z.strictObject({ username: z.string().trim().min(1).max(100) });

/**
 * Gives a user a new password, which is returned this once, and ends the user's sessions
 * on every gateway at once. Access tokens stay: they are revoked by themselves.
 * @throws DomainError NOT_FOUND when nobody has the name.
 */
export async function resetPassword(
  ctx: ServiceContext,
  raw: unknown,
): Promise<{ username: string; password: string }> {
  const { username } = readInput(ctx, 'user:write', resetPasswordInput, raw);
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return withTransaction(async (session) => {
    const user = await UserModel.findOneAndUpdate(
      { usernameKey: toUsernameKey(username) },
      { passwordHash },
      { session },
    ).lean();
    if (!user) throw new DomainError('NOT_FOUND');
    const entityId = String(user._id);
    emit(session, 'user.changed', { userId: entityId });
    recordAudit(session, ctx, { action: 'password-reset', entity: 'user', entityId, changedFields: ['password'] });
    return { username: user.username, password };
  });
}
