import { randomBytes } from 'node:crypto';
import { createUserInput, type UserRecord } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { addPasswordLink } from '../password-links/add-password-link.ts';
import { assertStrongPassword } from '../passwords/assert-strong-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { recordAdminMade } from './record-admin-made.ts';
import { toUsernameKey } from './user.model.ts';
import { users, withoutSecrets } from './user.store.ts';

/**
 * Without a password the user is invited by e-mail to choose one; until then nobody knows it.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at the name or e-mail address that another user has.
 */
export async function createUser(ctx: ServiceContext, raw: unknown): Promise<UserRecord> {
  const { password, ...fields } = readInput(ctx, 'user:write', createUserInput, raw);
  const isInvited = !password;
  if (password) await assertStrongPassword({ field: 'password', password, user: fields });
  const passwordHash = await hashPassword(password || randomBytes(32).toString('base64url'));
  const invitedAt = isInvited ? new Date().toISOString() : null;
  const values = { ...fields, usernameKey: toUsernameKey(fields.username), passwordHash, invitedAt };
  return withTransaction(async (session) => {
    const created = await users.insert(ctx, { values, session });
    if (created.role === 'admin') recordAdminMade(session, ctx, created.id);
    if (isInvited) await addPasswordLink(session, { email: fields.email, purpose: 'invitation' });
    return withoutSecrets(created, false);
  });
}
