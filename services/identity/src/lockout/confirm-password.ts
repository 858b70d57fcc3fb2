import { DomainError, recordAuditAlone, type ServiceContext } from '@practice/service-kit';
import { findActiveUser } from '../users/find-active-user.ts';
import type { StoredUser } from '../users/user.model.ts';
import { checkPassword } from './check-password.ts';
import { LoginAttemptsModel } from './login-attempts.model.ts';
import { subjectsOfUser } from './subjects.ts';

/**
 * Confirms the password of a signed-in user before an action that outlives the session. Wrong passwords are counted and
 * locked like those of sign-ins, but separately from those of strangers.
 * @returns the caller as stored.
 * @throws DomainError VALIDATION_FAILED at `field` for a wrong password, ACCOUNT_LOCKED; FORBIDDEN when it is no
 *   person.
 */
export async function confirmPassword(
  ctx: ServiceContext,
  { field, password }: { field: string; password: string },
): Promise<StoredUser> {
  const { userId } = ctx.actor;
  const user = userId === null ? null : await findActiveUser(userId);
  if (userId === null || !user) throw new DomainError('FORBIDDEN', { detail: 'not a person who has a password' });
  const subjects = subjectsOfUser(userId);
  try {
    await checkPassword(subjects, user, password);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const action = error.code === 'ACCOUNT_LOCKED' ? 'password-check-locked' : 'password-check-failed';
    await recordAuditAlone(ctx, { action, entity: 'user', entityId: userId, changedFields: [] });
    if (error.code !== 'LOGIN_FAILED') throw error;
    throw new DomainError('VALIDATION_FAILED', {
      errors: [{ field, message: 'Şifre hatalı', code: 'WRONG_PASSWORD' }],
    });
  }
  await LoginAttemptsModel.deleteOne({ _id: subjects.main });
  return user;
}
