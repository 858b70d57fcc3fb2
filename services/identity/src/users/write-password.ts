import { type ClientSession, emit, recordAudit, type ServiceContext } from '@practice/service-kit';
import { revokeTokensOf } from '../access-tokens/revoke-tokens-of.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { attemptsOf } from '../lockout/subjects.ts';
import { type StoredUser, UserModel } from './user.model.ts';

type NewPassword = {
  user: StoredUser;
  passwordHash: string;
  keepTokens?: boolean;
  /** As the audit log has it. */
  action?: 'password-reset' | 'password-chosen';
};

/**
 * Gives a user another password: their sessions end on every gateway at once, access tokens too unless `keepTokens`, and
 * a lock after wrong passwords is lifted. Returns how many tokens were revoked.
 */
export async function writePassword(
  session: ClientSession,
  ctx: ServiceContext,
  { user, passwordHash, keepTokens = false, action = 'password-reset' }: NewPassword,
): Promise<number> {
  const entityId = String(user._id);
  await UserModel.updateOne({ _id: user._id }, { passwordHash, invitedAt: null }, { session });
  await LoginAttemptsModel.deleteMany(attemptsOf(user), { session });
  const revokedTokens = keepTokens ? 0 : await revokeTokensOf(session, ctx, entityId);
  emit(session, 'user.changed', { id: entityId });
  recordAudit(session, ctx, { action, entity: 'user', entityId, changedFields: ['password'] });
  return revokedTokens;
}
