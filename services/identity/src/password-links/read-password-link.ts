import { readPasswordLinkInput } from '@practice/contracts';
import { DomainError, type InternalFunctions, readInput } from '@practice/service-kit';
import { readPasswordRule } from '../passwords/read-password-rule.ts';
import { findLinkByToken } from './find-link-user.ts';

/**
 * Whose password a link sets. It stays valid: programs that look at e-mails open links too.
 * @throws DomainError VALIDATION_FAILED, LINK_EXPIRED.
 */
export const readPasswordLink: InternalFunctions<'identity'>['readPasswordLink'] = async (ctx, raw) => {
  const { token } = readInput(ctx, 'session:open', readPasswordLinkInput, raw);
  const found = await findLinkByToken(token);
  if (!found) throw new DomainError('LINK_EXPIRED');
  const { link, user } = found;
  const rule = await readPasswordRule();
  return { username: user.username, purpose: link.purpose, expiresAt: link.expiresAt.toISOString(), rule };
};
