import { secondStepInput } from '@practice/contracts';
import {
  DomainError,
  type InternalFunctions,
  readInput,
  recordAuditAlone,
  type ServiceContext,
} from '@practice/service-kit';
import { countFailure, readLockRules } from '../lockout/lockout.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { subjectOfSecondStep } from '../lockout/subjects.ts';
import { takeSecondStep } from '../two-step/take-second-step.ts';
import { findTwoStep } from '../two-step/two-step.model.ts';
import { findActiveUser } from '../users/find-active-user.ts';
import { noteLogin } from './note-login.ts';

/**
 * Checks the code of a user whose password was right. Wrong codes are counted and locked like wrong passwords,
 * for a browser that is known of the user by itself.
 * @throws DomainError VALIDATION_FAILED, LOGIN_FAILED, ACCOUNT_LOCKED.
 */
export const authenticateSecondStep: InternalFunctions<'identity'>['authenticateSecondStep'] = async (ctx, raw) => {
  const { userId, device, ...typed } = raw;
  const { code } = readInput(ctx, 'session:open', secondStepInput, typed);
  const user = await findActiveUser(userId);
  const found = user && (await findTwoStep(userId));
  if (!user || !found) throw new DomainError('LOGIN_FAILED');
  const subject = subjectOfSecondStep(userId, device);
  await countFailure(subject, await readLockRules()).catch(async (error: unknown) => {
    if (error instanceof DomainError) await noteFailure(ctx, userId, 'second-step-locked');
    throw error;
  });
  const way = await takeSecondStep(found, code);
  if (way === null) {
    await noteFailure(ctx, userId, 'second-step-failed');
    const message = 'Kod hatalı ya da daha önce kullanılmış.';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'code', message, code: 'WRONG_CODE' }] });
  }
  await LoginAttemptsModel.deleteOne({ _id: subject });
  await noteLogin(ctx, user, { device });
  const { username, role, securityStamp } = user;
  return { userId, username, role, securityStamp, needsTwoStep: false };
};

async function noteFailure(ctx: ServiceContext, entityId: string, action: string): Promise<void> {
  await recordAuditAlone(ctx, { action, entity: 'user', entityId });
}
