import { z } from '@practice/contracts';
import { DomainError, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { addUserLink } from '../password-links/add-user-link.ts';
import { generatePassword } from '../passwords/generate-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { deleteSecondSteps } from '../two-step/delete-second-steps.ts';
import { toUsernameKey, UserModel } from '../users/user.model.ts';
import { writePassword } from '../users/write-password.ts';

const resetPasswordInput = z.strictObject({
  username: z.string().trim().min(1).max(100),
  keepTokens: z.boolean().default(false),
});

/** `link`: its path on the site. */
type PasswordReset = { username: string; link: string; revokedTokens: number };

/**
 * Takes a user's password away, and gives a link instead with which they choose another, once and within the hour; it is
 * returned only here. The user's sessions end on every gateway at once, access tokens too unless `keepTokens`, a lock after
 * wrong passwords is lifted, and app, passkeys and recovery codes are taken away.
 * @throws DomainError NOT_FOUND when nobody has the name.
 */
export async function resetPassword(ctx: ServiceContext, raw: unknown): Promise<PasswordReset> {
  const { username, keepTokens } = readInput(ctx, 'user:write', resetPasswordInput, raw);
  const passwordHash = await hashPassword(generatePassword());
  return withTransaction(async (session) => {
    const user = await UserModel.findOne({ usernameKey: toUsernameKey(username) }, null, { session }).lean();
    if (!user) throw new DomainError('NOT_FOUND');
    const entityId = String(user._id);
    const hadTwoStep = await deleteSecondSteps(session, entityId);
    if (hadTwoStep) recordAudit(session, ctx, { action: 'two-step-removed', entity: 'user', entityId });
    const revokedTokens = await writePassword(session, ctx, { user, passwordHash, keepTokens });
    return { username: user.username, link: await addUserLink(session, entityId, 'reset'), revokedTokens };
  });
}
