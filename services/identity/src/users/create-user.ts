import { createUserInput, type UserRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { hashPassword } from '../passwords/hash-password.ts';
import { toUsernameKey } from './user.model.ts';
import { users, withoutSecrets } from './user.store.ts';

/** @throws DomainError VALIDATION_FAILED; CONFLICT at the name or e-mail address that another user has. */
export async function createUser(ctx: ServiceContext, raw: unknown): Promise<UserRecord> {
  const { password, ...fields } = readInput(ctx, 'user:write', createUserInput, raw);
  const passwordHash = await hashPassword(password);
  const values = { ...fields, usernameKey: toUsernameKey(fields.username), passwordHash };
  return withoutSecrets(await users.insert(ctx, { values }));
}
