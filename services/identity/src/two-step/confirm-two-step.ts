import { type RecoveryCodes, secondStepInput } from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { newRecoveryCodes } from './recovery-codes.ts';
import { stepOf } from './totp.ts';
import { isOn, secretOf, TwoStepModel } from './two-step.model.ts';

/**
 * Ends the set-up of the caller's app with a code of it, and gives the recovery codes, this once; none when they came with
 * a passkey.
 * @throws DomainError VALIDATION_FAILED at a wrong code; CONFLICT when nothing is being set up.
 */
export async function confirmTwoStep(ctx: ServiceContext, raw: unknown): Promise<RecoveryCodes> {
  const { code } = readInput(ctx, 'own-password:write', secondStepInput, raw);
  const { userId } = ctx.actor;
  const found = userId === null ? null : await TwoStepModel.findOne({ _id: userId, confirmedAt: null }).lean();
  const secret = found && secretOf(found);
  if (!found || !secret) throw new DomainError('CONFLICT', { detail: 'no second step is being set up' });
  const lastStep = stepOf(secret, code, found.lastStep);
  if (lastStep === null) {
    const message = 'Kod hatalı. Uygulamadaki güncel kodu girin; telefonunuzun saati doğru olmalıdır.';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'code', message, code: 'WRONG_CODE' }] });
  }
  const { codes, hashes } = await newRecoveryCodes();
  return withTransaction(async (session) => {
    const isFirst = !isOn(await TwoStepModel.findById(found._id, null, { session }).lean());
    const confirmed = await TwoStepModel.updateOne(
      { _id: found._id, confirmedAt: null, secret: found.secret },
      { $set: { confirmedAt: new Date(), lastStep, ...(isFirst ? { recoveryHashes: hashes } : {}) } },
      { session },
    );
    if (confirmed.matchedCount === 0) throw new DomainError('CONFLICT', { detail: 'set up in the meantime' });
    emit(session, 'user.changed', { id: found._id });
    recordAudit(session, ctx, { action: 'two-step-on', entity: 'user', entityId: found._id });
    return { codes: isFirst ? codes : [] };
  });
}
