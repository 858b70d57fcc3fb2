import { type PasswordLinkPurpose, passwordLinkHours, passwordLinkPath } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { newLinkToken } from './link-token.ts';
import { PasswordLinkModel } from './password-link.model.ts';

const HOUR_MS = 3600_000;

/**
 * A link with which a user chooses a password, once; earlier ones of theirs are void. It is not sent, but shown to whoever
 * runs the product, as the user may have no e-mail address.
 * @returns its path on the site.
 */
export async function addUserLink(
  session: ClientSession,
  userId: string,
  purpose: PasswordLinkPurpose,
): Promise<string> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(Date.now() + passwordLinkHours[purpose] * HOUR_MS);
  await PasswordLinkModel.deleteMany({ userId }, { session });
  await PasswordLinkModel.create([{ userId, purpose, tokenHashes: [tokenHash], expiresAt }], { session });
  return passwordLinkPath(token);
}
