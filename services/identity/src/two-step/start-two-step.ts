import { type TwoStepSetup, twoStepPasswordInput } from '@practice/contracts';
import {
  DomainError,
  readInput,
  readSetting,
  recordAudit,
  type ServiceContext,
  withTransaction,
} from '@practice/service-kit';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { newTotpSecret, setupOf } from './totp.ts';
import { findTwoStep, storedSecret, TwoStepModel } from './two-step.model.ts';

/** What an app calls a practice that has no name yet. */
const FALLBACK_NAME = 'Klinik';

/**
 * Begins to set up an app as the caller's second step; it counts from the first code on (`confirmTwoStep`). Beginning again gives
 * another secret.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; CONFLICT when there is an app already.
 */
export async function startTwoStep(ctx: ServiceContext, raw: unknown): Promise<TwoStepSetup> {
  const { password } = readInput(ctx, 'own-password:write', twoStepPasswordInput, raw);
  const user = await confirmPassword(ctx, { field: 'password', password });
  const userId = String(user._id);
  if ((await findTwoStep(userId))?.confirmedAt)
    throw new DomainError('CONFLICT', { detail: 'there is an app already' });
  const secret = newTotpSecret();
  const issuer = (await readSetting('site_name')) || FALLBACK_NAME;
  const fresh = { secret: storedSecret(userId, secret), confirmedAt: null, lastStep: 0 };
  await withTransaction(async (session) => {
    await TwoStepModel.updateOne({ _id: userId }, { $set: fresh }, { upsert: true, session });
    recordAudit(session, ctx, { action: 'two-step-begun', entity: 'user', entityId: userId });
  });
  return setupOf(secret, { issuer, label: user.username });
}
