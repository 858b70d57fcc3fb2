import { resetPasswordInput } from '@practice/contracts';
import { DomainError, type InternalFunctions, readInput, withTransaction } from '@practice/service-kit';
import { assertStrongPassword } from '../passwords/assert-strong-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { writePassword } from '../users/write-password.ts';
import { findLinkByToken } from './find-link-user.ts';
import { PasswordLinkModel } from './password-link.model.ts';

/**
 * Sets the password of the user that a link was sent to; see `writePassword` for what ends with it. The link and all
 * others to the same address are used up. Nobody is signed in by it.
 * @throws DomainError VALIDATION_FAILED, WEAK_PASSWORD, LINK_EXPIRED.
 */
export const resetPassword: InternalFunctions<'identity'>['resetPassword'] = async (ctx, raw) => {
  const { token, password } = readInput(ctx, 'session:open', resetPasswordInput, raw);
  // Before the hash, which costs much.
  const valid = await findLinkByToken(token);
  if (!valid) throw new DomainError('LINK_EXPIRED');
  await assertStrongPassword({ field: 'password', password, user: valid.user });
  const passwordHash = await hashPassword(password);
  await withTransaction(async (session) => {
    const found = await findLinkByToken(token);
    if (!found) throw new DomainError('LINK_EXPIRED');
    const { link, user } = found;
    const used = await PasswordLinkModel.deleteOne({ _id: link._id }, { session });
    if (used.deletedCount === 0) throw new DomainError('LINK_EXPIRED');
    if (link.email) await PasswordLinkModel.deleteMany({ email: link.email }, { session });
    const actor = { ...ctx.actor, userId: String(user._id), username: user.username };
    await writePassword(session, { ...ctx, actor }, { user, passwordHash, action: 'password-chosen' });
  });
  return {};
};
