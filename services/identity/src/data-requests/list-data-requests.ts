import type { DataRequestRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { DataRequestModel } from './data-request.model.ts';
import { dataRequests } from './data-request.store.ts';

/** The whole register, for admins: the open requests first, the one that is due first at the head, then the closed ones. */
export async function listDataRequests(ctx: ServiceContext): Promise<DataRequestRecord[]> {
  assertCan(ctx, 'privacy:read');
  const found = await DataRequestModel.find().sort({ isClosed: 1, receivedOn: 1, _id: 1 }).lean();
  return found.map((request) => dataRequests.toRecord(request));
}
