import { idParam, twoStepPasswordInput } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { confirmPassword } from '../lockout/confirm-password.ts';
import { isOn, TwoStepModel } from '../two-step/two-step.model.ts';
import { PasskeyModel } from './passkey.model.ts';

const input = twoStepPasswordInput.extend(idParam.shape);

/**
 * Removes one of the caller's own passkeys; with the last second step go the recovery codes.
 * @throws DomainError VALIDATION_FAILED at a wrong password, ACCOUNT_LOCKED; NOT_FOUND, also for somebody else's.
 */
export async function removePasskey(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id, password } = readInput(ctx, 'own-password:write', input, raw);
  const userId = String((await confirmPassword(ctx, { field: 'password', password }))._id);
  if (!isValidObjectId(id)) throw new DomainError('NOT_FOUND');
  await withTransaction(async (session) => {
    const { deletedCount } = await PasskeyModel.deleteOne({ _id: id, userId }, { session });
    if (deletedCount === 0) throw new DomainError('NOT_FOUND');
    const options = { session, returnDocument: 'after' } as const;
    const left = await TwoStepModel.findOneAndUpdate({ _id: userId }, { $inc: { passkeys: -1 } }, options).lean();
    if (!isOn(left)) await TwoStepModel.deleteOne({ _id: userId }, { session });
    emit(session, 'user.changed', { id: userId });
    recordAudit(session, ctx, { action: 'passkey-removed', entity: 'user', entityId: userId });
    if (!isOn(left)) recordAudit(session, ctx, { action: 'two-step-ended', entity: 'user', entityId: userId });
  });
}
