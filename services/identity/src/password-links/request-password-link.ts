import { forgotPasswordInput } from '@practice/contracts';
import { type InternalFunctions, readInput, recordAudit, withTransaction } from '@practice/service-kit';
import { addPasswordLink } from './add-password-link.ts';
import { PasswordLinkModel } from './password-link.model.ts';

/** So many links an address gets in an hour; more requests are answered the same and send nothing. */
const MOST_AN_HOUR = 3;
const HOUR_MS = 3600_000;

/**
 * Sends whoever has this e-mail address a link for a forgotten password. Answer and duration are the same for an address
 * that nobody has.
 * @throws DomainError VALIDATION_FAILED.
 */
export const requestPasswordLink: InternalFunctions<'identity'>['requestPasswordLink'] = async (ctx, raw) => {
  const { email } = readInput(ctx, 'session:open', forgotPasswordInput, raw);
  const lately = { email, createdAt: { $gt: new Date(Date.now() - HOUR_MS) } };
  const isFlood = (await PasswordLinkModel.countDocuments(lately)) >= MOST_AN_HOUR;
  await withTransaction(async (session) => {
    if (!isFlood) await addPasswordLink(session, { email, purpose: 'reset' });
    // The typed address is not stored: it may belong to nobody here.
    recordAudit(session, ctx, { action: 'password-link-requested', entity: 'user', entityId: null });
  });
  return {};
};
