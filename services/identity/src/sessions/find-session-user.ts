import type { SessionUserRecord } from '@practice/contracts';
import { assertCan, type InternalFunctions, type ServiceContext } from '@practice/service-kit';
import { needsTwoStep } from '../two-step/needs-two-step.ts';
import { findActiveUser } from '../users/find-active-user.ts';

/** The current user of a session, for the gateway; null when deleted or inactive. */
export const findSessionUser: InternalFunctions<'identity'>['findSessionUser'] = async (ctx, { userId }) => {
  assertCan(ctx, 'session:read');
  const user = await findActiveUser(userId);
  if (!user) return null;
  const { _id, username, role, securityStamp } = user;
  return {
    userId: String(_id),
    username,
    role,
    securityStamp,
    needsTwoStep: await needsTwoStep(user),
  };
};

/** Who is signed in; null for visitors. */
export async function getCurrentUser({ actor }: ServiceContext): Promise<SessionUserRecord | null> {
  const user = actor.userId === null ? null : await findActiveUser(actor.userId);
  if (!user) return null;
  const { _id, username, role } = user;
  return { id: String(_id), username, role, needsTwoStep: actor.role === 'pending' && (await needsTwoStep(user)) };
}
