import { dismissMissingAddressInput, idParam, type MissingAddressRecord } from '@practice/contracts';
import { findByIdOrFail, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { type StoredMissingAddress, toRecord } from './list-missing-addresses.ts';
import { MissingAddressModel } from './missing-address.model.ts';

const input = dismissMissingAddressInput.extend(idParam.shape);

/**
 * Takes an address off the list, or puts it back; it is still counted.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND
 */
export async function dismissMissingAddress(ctx: ServiceContext, raw: unknown): Promise<MissingAddressRecord> {
  const { id, isDismissed } = readInput(ctx, 'seo:write', input, raw);
  const stored = await withTransaction(async (session) => {
    await findByIdOrFail(MissingAddressModel, id, session);
    await MissingAddressModel.updateOne({ _id: id }, { $set: { isDismissed } }, { session });
    const action = `missing-address.${isDismissed ? 'dismissed' : 'restored'}`;
    recordAudit(session, ctx, { action, entity: 'missing-address', entityId: id });
    return findByIdOrFail(MissingAddressModel, id, session);
  });
  return toRecord(stored as unknown as StoredMissingAddress);
}

/** @throws DomainError NOT_FOUND */
export async function deleteMissingAddress(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'seo:write', idParam, raw);
  await withTransaction(async (session) => {
    await findByIdOrFail(MissingAddressModel, id, session);
    await MissingAddressModel.deleteOne({ _id: id }, { session });
    recordAudit(session, ctx, { action: 'missing-address.deleted', entity: 'missing-address', entityId: id });
  });
}
