import { authenticateInput } from '@practice/contracts';
import {
  DomainError,
  type InternalFunctions,
  readInput,
  recordAuditAlone,
  type ServiceContext,
} from '@practice/service-kit';
import { checkPassword } from '../lockout/check-password.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { subjectsOfSignIn } from '../lockout/subjects.ts';
import { needsTwoStep } from '../two-step/needs-two-step.ts';
import { findTwoStep } from '../two-step/two-step.model.ts';
import { type StoredUser, toUsernameKey, UserModel } from '../users/user.model.ts';
import { noteLogin } from './note-login.ts';

/**
 * Checks a name and a password. Result and duration are the same for an unknown name, an inactive user and a wrong
 * password; all three count towards the lock. Whoever has a second step is not in before that. `device` is the browser, when somebody has signed in with it before.
 * @throws DomainError VALIDATION_FAILED, LOGIN_FAILED, ACCOUNT_LOCKED.
 */
export const authenticate: InternalFunctions<'identity'>['authenticate'] = async (ctx, raw) => {
  const { username, password, device } = readInput(ctx, 'session:open', authenticateInput, raw);
  const user = await UserModel.findOne({ usernameKey: toUsernameKey(username) }).lean();
  const subjects = subjectsOfSignIn(ctx, { username, user, device: device ?? null });
  try {
    await checkPassword(subjects, user, password);
  } catch (error) {
    if (error instanceof DomainError) await noteFailure(ctx, user, error);
    throw error;
  }
  if (!user) throw new DomainError('LOGIN_FAILED');
  await LoginAttemptsModel.deleteMany({ _id: { $in: Object.values(subjects) } });
  const { _id, username: name, role, securityStamp } = user;
  const needsSecondStep = (await findTwoStep(String(_id))) !== null;
  if (!needsSecondStep) await noteLogin(ctx, user, { device });
  const isMissing = !needsSecondStep && (await needsTwoStep(user));
  return { userId: String(_id), username: name, role, securityStamp, needsSecondStep, needsTwoStep: isMissing };
};

/** The typed name is not stored, only the user that it belongs to: people type passwords into the wrong field. */
async function noteFailure(ctx: ServiceContext, user: StoredUser | null, { code }: DomainError): Promise<void> {
  const action = code === 'ACCOUNT_LOCKED' ? 'login-locked' : 'login-failed';
  const entityId = user ? String(user._id) : null;
  await recordAuditAlone(ctx, { action, entity: 'user', entityId });
}
