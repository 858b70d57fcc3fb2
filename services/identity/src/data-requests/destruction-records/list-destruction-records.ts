import { type DestructionRecord, idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext } from '@practice/service-kit';
import { DataRequestModel } from '../data-request.model.ts';
import { DestructionRecordModel, toDestructionRecord } from './destruction-record.model.ts';

/**
 * What was erased on a request, and what is kept and why; the latest first.
 * @throws DomainError NOT_FOUND
 */
export async function listDestructionRecords(ctx: ServiceContext, raw: unknown): Promise<DestructionRecord[]> {
  const { id } = readInput(ctx, 'privacy:read', idParam, raw);
  await findByIdOrFail(DataRequestModel, id);
  const found = await DestructionRecordModel.find({ requestId: id }).sort({ at: -1, _id: 1 }).lean();
  return found.map((record) => toDestructionRecord(record));
}
