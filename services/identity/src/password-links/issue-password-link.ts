import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { findLinkUser } from './find-link-user.ts';
import { newLinkToken } from './link-token.ts';
import { PasswordLinkModel } from './password-link.model.ts';

/** E-mails are tried again; so many of their tokens stay valid. */
const MOST_TOKENS = 5;

/** A token for the e-mail with a requested link. Only its hash is stored, so it is made when the e-mail is sent. */
export const issuePasswordLink: InternalFunctions<'identity'>['issuePasswordLink'] = async (ctx, { id }) => {
  assertCan(ctx, 'user:write');
  const link = isValidObjectId(id) ? await PasswordLinkModel.findById(id).lean() : null;
  const user = link && (await findLinkUser(link));
  if (!link?.email || !user) return null;
  const { token, tokenHash } = newLinkToken();
  await PasswordLinkModel.updateOne(
    { _id: link._id },
    { $set: { tokenHashes: [...link.tokenHashes, tokenHash].slice(-MOST_TOKENS) } },
  );
  const { email, purpose, expiresAt } = link;
  return { email, purpose, token, username: user.username, expiresAt: expiresAt.toISOString() };
};
