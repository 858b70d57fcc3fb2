import { type PasskeySignInInput, passkeySignInInput } from '@practice/contracts';
import {
  DomainError,
  type InternalFunctions,
  readInput,
  recordAuditAlone,
  type ServiceContext,
} from '@practice/service-kit';
import { isAllowed } from '../lockout/check-password.ts';
import { LoginAttemptsModel } from '../lockout/login-attempts.model.ts';
import { subjectsOfPasskey } from '../lockout/subjects.ts';
import { takeChallenge } from '../passkeys/challenge.model.ts';
import { PasskeyModel, type StoredPasskey } from '../passkeys/passkey.model.ts';
import { userHandleOf } from '../passkeys/relying-party.ts';
import { challengeOf, verifySignature } from '../passkeys/verify-passkey.ts';
import { findActiveUser } from '../users/find-active-user.ts';
import { noteLogin } from './note-login.ts';

/**
 * Signs in by a passkey that has verified its user: no password, and no further step. The refusal is the same for an
 * unknown passkey, one of an inactive user and a wrong answer; all count towards the lock.
 * @throws DomainError VALIDATION_FAILED, PASSKEY_REFUSED, ACCOUNT_LOCKED.
 */
export const authenticatePasskey: InternalFunctions<'identity'>['authenticatePasskey'] = async (ctx, raw) => {
  const { device, ...typed } = raw;
  const answer = readInput(ctx, 'session:open', passkeySignInInput, typed);
  const passkey = await PasskeyModel.findOne({ credentialId: answer.id }).lean();
  const user = passkey && (await findActiveUser(passkey.userId));
  const subjects = subjectsOfPasskey(ctx, passkey?.userId ?? null, device ?? null);
  const isRight = await isAllowed(subjects, () => takeAnswer(answer, user ? passkey : null)).catch(async (error) => {
    if (error instanceof DomainError) await noteFailure(ctx, passkey, 'passkey-locked');
    throw error;
  });
  if (!user || !isRight) {
    await noteFailure(ctx, passkey, 'passkey-failed');
    throw new DomainError('PASSKEY_REFUSED');
  }
  await LoginAttemptsModel.deleteMany({ _id: { $in: Object.values(subjects) } });
  await noteLogin(ctx, user, { device, action: 'passkey-login' });
  const { _id, username, role, securityStamp } = user;
  return { userId: String(_id), username, role, securityStamp, needsTwoStep: false };
};

/** Uses the challenge up, whatever comes of it; the counter is raised in a write that another use would have failed. */
async function takeAnswer(answer: PasskeySignInInput, passkey: StoredPasskey | null): Promise<boolean> {
  const text = challengeOf(answer.clientDataJson);
  const challenge = text === null ? null : await takeChallenge(text, 'sign-in');
  if (!challenge || !passkey || !isMeant(challenge.userId, answer, passkey)) return false;
  const counter = await verifySignature(answer, { challenge: challenge._id, passkey });
  if (counter === null) return false;
  const used = await PasskeyModel.updateOne(
    { _id: passkey._id, counter: passkey.counter },
    { $set: { counter, lastUsedAt: new Date() } },
  );
  return used.matchedCount === 1;
}

/** Whether a passkey is of the user that the challenge is for, or else of the one that it names itself. */
function isMeant(expected: string | null, { userHandle }: PasskeySignInInput, { userId }: StoredPasskey): boolean {
  if (userHandle) return userHandle === userHandleOf(userId) && (expected ?? userId) === userId;
  return expected === userId;
}

async function noteFailure(ctx: ServiceContext, passkey: StoredPasskey | null, action: string): Promise<void> {
  const entityId = passkey?.userId ?? null;
  await recordAuditAlone(ctx, { action, entity: 'user', entityId });
}
