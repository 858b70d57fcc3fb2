import { recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { type StoredUser, UserModel } from '../users/user.model.ts';

/** Notes that somebody is in: the time of their last sign-in, and an audit entry in their name. */
export async function noteLogin(
  ctx: ServiceContext,
  user: StoredUser,
  action: 'login' | 'passkey-login' = 'login',
): Promise<void> {
  const userId = String(user._id);
  const actor = { ...ctx.actor, userId, username: user.username };
  await withTransaction(async (session) => {
    await UserModel.updateOne({ _id: user._id }, { lastLogin: new Date() }, { session });
    recordAudit(session, { ...ctx, actor }, { action, entity: 'user', entityId: userId });
  });
}
