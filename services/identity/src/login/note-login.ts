import { recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import type { Device } from '../lockout/subjects.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { noteDevice } from './note-device.ts';

type Login = {
  /** The browser, when somebody has signed in with it before. */
  device: Device | null | undefined;
  action?: 'login' | 'passkey-login';
};

/** Notes that somebody is in: the time of their last sign-in, from where, and an audit entry in their name. */
export async function noteLogin(
  ctx: ServiceContext,
  user: StoredUser,
  { device = null, action = 'login' }: Login,
): Promise<void> {
  const userId = String(user._id);
  const actor = { ...ctx.actor, userId, username: user.username };
  await withTransaction(async (session) => {
    await UserModel.updateOne({ _id: user._id }, { lastLogin: new Date() }, { session });
    const done = { entity: 'user', entityId: userId };
    recordAudit(session, { ...ctx, actor }, { action, ...done });
    const isNew = await noteDevice(session, ctx, { userId, device });
    if (isNew) recordAudit(session, { ...ctx, actor }, { action: 'login-new-device', ...done });
  });
}
