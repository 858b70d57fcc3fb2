import { siteName, type TwoStepSetup, twoStepPasswordInput } from '@practice/contracts';
import { DomainError, readInput, readSetting, type ServiceContext } from '@practice/service-kit';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { newTotpSecret, setupOf } from './totp.ts';
import { findTwoStep, storedSecret, TwoStepModel } from './two-step.model.ts';

/**
 * Begins to set up the caller's second step; it counts from the first code on (`confirmTwoStep`). Beginning again gives
 * another secret.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; CONFLICT when there is a second step already.
 */
export async function startTwoStep(ctx: ServiceContext, raw: unknown): Promise<TwoStepSetup> {
  const { password } = readInput(ctx, 'own-password:write', twoStepPasswordInput, raw);
  const user = await confirmPassword(ctx, { field: 'password', password });
  const userId = String(user._id);
  if (await findTwoStep(userId)) throw new DomainError('CONFLICT', { detail: 'there is a second step already' });
  const secret = newTotpSecret();
  const fresh = { secret: storedSecret(userId, secret), confirmedAt: null, lastStep: 0, recoveryHashes: [] };
  await TwoStepModel.updateOne({ _id: userId }, { $set: fresh }, { upsert: true });
  return setupOf(secret, { issuer: await readSetting('site_name'), label: user.username });
}
