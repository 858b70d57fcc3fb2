import { idParam, type PasskeyRecord, renamePasskeyInput } from '@practice/contracts';
import { DomainError, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { PasskeyModel, toPasskeyRecord } from './passkey.model.ts';

const input = renamePasskeyInput.extend(idParam.shape);

/**
 * Gives one of the caller's own passkeys another name.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND, also for somebody else's.
 */
export async function renamePasskey(ctx: ServiceContext, raw: unknown): Promise<PasskeyRecord> {
  const { id, name } = readInput(ctx, 'own-password:write', input, raw);
  const { userId } = ctx.actor;
  if (userId === null || !isValidObjectId(id)) throw new DomainError('NOT_FOUND');
  return withTransaction(async (session) => {
    const options = { session, returnDocument: 'after' } as const;
    const renamed = await PasskeyModel.findOneAndUpdate({ _id: id, userId }, { $set: { name } }, options).lean();
    if (!renamed) throw new DomainError('NOT_FOUND');
    recordAudit(session, ctx, { action: 'passkey-renamed', entity: 'user', entityId: userId });
    return toPasskeyRecord(renamed);
  });
}
