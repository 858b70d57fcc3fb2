import { type RecoveryCodes, twoStepPasswordInput } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { isOn, ON, TwoStepModel } from './two-step.model.ts';

/**
 * Ends the codes of the caller's app. Passkeys stay, with the recovery codes; without any the second step is over.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; NOT_FOUND without an app.
 */
export async function endTwoStep(ctx: ServiceContext, raw: unknown): Promise<void> {
  const entityId = await confirmedUser(ctx, raw);
  await withTransaction(async (session) => {
    const withoutApp = { $set: { secret: null, confirmedAt: null, lastStep: 0 } };
    const found = { _id: entityId, confirmedAt: { $ne: null } };
    const options = { session, returnDocument: 'after' } as const;
    const left = await TwoStepModel.findOneAndUpdate(found, withoutApp, options).lean();
    if (!left) throw new DomainError('NOT_FOUND');
    if (!isOn(left)) await TwoStepModel.deleteOne({ _id: entityId }, { session });
    emit(session, 'user.changed', { id: entityId });
    recordAudit(session, ctx, { action: 'two-step-off', entity: 'user', entityId });
    if (!isOn(left)) recordAudit(session, ctx, { action: 'two-step-ended', entity: 'user', entityId });
  });
}

/**
 * New recovery codes for the caller; the former ones end.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; NOT_FOUND without a second step.
 */
export async function renewRecoveryCodes(ctx: ServiceContext, raw: unknown): Promise<RecoveryCodes> {
  const entityId = await confirmedUser(ctx, raw);
  const { codes, hashes } = newRecoveryCodes();
  await withTransaction(async (session) => {
    const renewed = await TwoStepModel.updateOne(
      { _id: entityId, ...ON },
      { $set: { recoveryHashes: hashes } },
      { session },
    );
    if (renewed.matchedCount === 0) throw new DomainError('NOT_FOUND');
    recordAudit(session, ctx, { action: 'recovery-codes-renewed', entity: 'user', entityId });
  });
  return { codes };
}

async function confirmedUser(ctx: ServiceContext, raw: unknown): Promise<string> {
  const { password } = readInput(ctx, 'own-password:write', twoStepPasswordInput, raw);
  return String((await confirmPassword(ctx, { field: 'password', password }))._id);
}
