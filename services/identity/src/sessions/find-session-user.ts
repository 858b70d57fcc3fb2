import type { SessionUserRecord } from '@practice/contracts';
import { assertCan, type InternalFunctions, type ServiceContext } from '@practice/service-kit';
import { findActiveUser } from '../users/find-active-user.ts';

/** The current user of a session, for the gateway; null when deleted or inactive. */
export const findSessionUser: InternalFunctions<'identity'>['findSessionUser'] = async (ctx, { userId }) => {
  assertCan(ctx, 'session:read');
  const user = await findActiveUser(userId);
  return (
    user && { userId: String(user._id), username: user.username, role: user.role, securityStamp: user.securityStamp }
  );
};

/** Who is signed in; null for visitors. */
export async function getCurrentUser({ actor }: ServiceContext): Promise<SessionUserRecord | null> {
  const user = actor.userId === null ? null : await findActiveUser(actor.userId);
  return user && { id: String(user._id), username: user.username, role: user.role };
}
