import { type RecoveryCodes, twoStepPasswordInput } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { TwoStepModel } from './two-step.model.ts';

/**
 * Ends the caller's second step.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; NOT_FOUND without one.
 */
export async function endTwoStep(ctx: ServiceContext, raw: unknown): Promise<void> {
  const entityId = await confirmedUser(ctx, raw);
  await withTransaction(async (session) => {
    const { deletedCount } = await TwoStepModel.deleteOne({ _id: entityId }, { session });
    if (deletedCount === 0) throw new DomainError('NOT_FOUND');
    emit(session, 'user.changed', { id: entityId });
    recordAudit(session, ctx, { action: 'two-step-off', entity: 'user', entityId });
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
      { _id: entityId, confirmedAt: { $ne: null } },
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
