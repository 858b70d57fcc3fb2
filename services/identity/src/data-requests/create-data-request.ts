import { createDataRequestInput, type DataRequestRecord } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { dataRequests } from './data-request.store.ts';
import { identityStamp } from './stamps.ts';

/** @throws DomainError VALIDATION_FAILED */
export async function createDataRequest(ctx: ServiceContext, raw: unknown): Promise<DataRequestRecord> {
  const fields = readInput(ctx, 'privacy:write', createDataRequestInput, raw);
  return dataRequests.insert(ctx, { values: { ...fields, ...identityStamp(ctx, fields.identityCheck) } });
}
