import { passwordLinkHours, passwordLinkPath } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { newLinkToken } from './link-token.ts';
import { PasswordLinkModel } from './password-link.model.ts';

const HOUR_MS = 3600_000;

/**
 * A link with which the first admin chooses a password, valid as long as an invitation and once. It is shown where the
 * product was started, as nobody has an e-mail address yet.
 * @returns its path on the site.
 */
export async function addFirstLink(session: ClientSession, userId: string): Promise<string> {
  const { token, tokenHash } = newLinkToken();
  const expiresAt = new Date(Date.now() + passwordLinkHours.invitation * HOUR_MS);
  const link = { userId, purpose: 'invitation' as const, tokenHashes: [tokenHash], expiresAt };
  await PasswordLinkModel.create([link], { session });
  return passwordLinkPath(token);
}
