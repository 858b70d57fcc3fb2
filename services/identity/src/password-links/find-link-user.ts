import { type StoredUser, UserModel } from '../users/user.model.ts';
import { hashLinkToken } from './link-token.ts';
import { type PasswordLink, PasswordLinkModel, type StoredPasswordLink } from './password-link.model.ts';

/** Whose password a link sets: the active user that it names, or who has its address, as long as it is valid. */
export async function findLinkUser({ email, userId, expiresAt }: Pick<PasswordLink, 'email' | 'userId' | 'expiresAt'>) {
  if (expiresAt.getTime() <= Date.now() || !(email || userId)) return null;
  return UserModel.findOne({ ...(userId ? { _id: userId } : { email }), isActive: true }).lean();
}

type FoundLink = { link: StoredPasswordLink; user: StoredUser };

/** The link that a token was sent for, and its user; null when it is unknown, used, expired or of nobody any more. */
export async function findLinkByToken(token: string): Promise<FoundLink | null> {
  const link = await PasswordLinkModel.findOne({ tokenHashes: hashLinkToken(token) }).lean();
  const user = link && (await findLinkUser(link));
  return link && user ? { link, user } : null;
}
