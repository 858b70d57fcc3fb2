import {
  type ClientSession,
  keyedHash,
  networkOf,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import type { Device } from '../lockout/subjects.ts';
import { KnownDeviceModel } from '../users/known-device.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

type Login = {
  /** The browser, when it has signed someone in before. */
  device: Device | null | undefined;
  action?: 'login' | 'passkey-login';
};

/** Notes a sign-in of a user: its time, from where, and an audit entry in their name. */
export async function noteLogin(
  ctx: ServiceContext,
  user: StoredUser,
  { device = null, action = 'login' }: Login,
): Promise<void> {
  const userId = String(user._id);
  const actor = { ...ctx.actor, userId, username: user.username };
  await withTransaction(
    async (session) => {
      await UserModel.updateOne({ _id: user._id }, { lastLogin: new Date() }, { session });
      const done = { entity: 'user', entityId: userId };
      recordAudit(session, { ...ctx, actor }, { action, ...done });
      const isNew = await noteDevice(session, ctx, { userId, device });
      if (isNew) recordAudit(session, { ...ctx, actor }, { action: 'login-new-device', ...done });
    },
    { evenOnFullDisk: true },
  );
}

type SignIn = {
  userId: string;
  /** The browser, when it has signed someone in before. */
  device: Device | null;
};

/**
 * Remembers from where a user signs in. It is a new device when neither the browser's cookie nor a kind of browser in this network
 * is known of the user; never at the first sign-in, of which nothing else is known.
 */
async function noteDevice(
  session: ClientSession,
  { userAgent = '', address }: ServiceContext,
  { userId, device }: SignIn,
): Promise<boolean> {
  const known = await KnownDeviceModel.find({ userId }, { _id: 1 }, { session }).lean();
  const _id = keyedHash('device', userId, withoutVersions(userAgent), networkOf(address));
  await KnownDeviceModel.updateOne({ _id }, { $set: { userId, seenAt: new Date() } }, { upsert: true, session });
  const isKnown = device?.userIds.includes(userId) || known.some((each) => each._id === _id);
  return known.length > 0 && !isKnown;
}

/** A browser is updated every few weeks. */
function withoutVersions(userAgent: string): string {
  return userAgent.replace(/[\d._]+/g, '');
}
