import { idParam, setUserPasswordInput } from '@practice/contracts';
import { DomainError, findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { assertStrongPassword } from '../passwords/assert-strong-password.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { type StoredUser, UserModel } from './user.model.ts';
import { writePassword } from './write-password.ts';

const input = setUserPasswordInput.extend(idParam.shape);

/**
 * Gives somebody else a new password; see `writePassword` for what ends with it.
 * @throws DomainError VALIDATION_FAILED; WEAK_PASSWORD; NOT_FOUND; CONFLICT for one's own, which takes the present one.
 */
export async function setUserPassword(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, password } = readInput(ctx, 'user:write', input, raw);
  assertNotOwnPassword(ctx, id);
  await assertStrongPassword({ field: 'password', password, user: await findByIdOrFail(UserModel, id) });
  const passwordHash = await hashPassword(password);
  await withTransaction(async (session) => {
    const user: StoredUser = await findByIdOrFail(UserModel, id, session);
    await writePassword(session, ctx, { user, passwordHash });
  });
}

/** @throws DomainError CONFLICT when it is the caller's: whoever finds a session open must not take it over. */
export function assertNotOwnPassword(ctx: ServiceContext, id: string): void {
  if (id !== ctx.actor.userId) return;
  const message = 'Kendi şifrenizi hesap menüsündeki “Şifremi değiştir” ile değiştirin.';
  throw new DomainError('CONFLICT', { errors: [{ field: 'password', message, code: 'OWN_ACCOUNT' }] });
}
