import { today } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { findActiveUser } from '../users/find-active-user.ts';
import { AccessTokenModel, type StoredAccessToken } from './access-token.model.ts';
import { hashToken } from './token-text.ts';

/** The last use is told to the minute, so that not every request writes. */
const NOTE_AFTER_MS = 60_000;

/**
 * Whose an access token is, for the gateway: the owner as it is now, and what the token may. Null when there is no
 * such token, it was revoked, its last day is over, or its owner is gone or not active any more.
 */
export const findTokenUser: InternalFunctions<'identity'>['findTokenUser'] = async (ctx, { token: text }) => {
  assertCan(ctx, 'session:read');
  const tokenHash = hashToken(text);
  const token = tokenHash && (await AccessTokenModel.findOne({ tokenHash }).lean<StoredAccessToken>());
  if (!token || token.expiresAt < today()) return null;
  const user = await findActiveUser(token.userId);
  if (!user) return null;
  await noteUse(token);
  const { username, role } = user;
  return { tokenId: String(token._id), userId: token.userId, username, role, scope: token.scope };
};

async function noteUse({ _id, lastUsedAt }: StoredAccessToken): Promise<void> {
  const now = new Date();
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTE_AFTER_MS) return;
  await AccessTokenModel.updateOne({ _id }, { lastUsedAt: now });
}
