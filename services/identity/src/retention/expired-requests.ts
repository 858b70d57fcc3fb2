import {
  type DataRequestRecord,
  dataRequestKindLabels,
  type ExpiredRecords,
  fromInstant,
  MAX_EXPIRED_RECORDS,
  toExpiredRecords,
  toInstant,
  toSearchKey,
} from '@practice/contracts';
import { recordExpiry, type ServiceContext, withTransaction } from '@practice/service-kit';
import { DataRequestModel } from '../data-requests/data-request.model.ts';
import { dataRequests } from '../data-requests/data-request.store.ts';
import { openRequests } from './find-holds.ts';

const closedBefore = (keptFrom: string) => ({ isClosed: true, closedAt: { $lt: toInstant(keptFrom, '00:00') } });

/** The closed requests that are over. One belongs with an open one of the same person. */
export async function findExpiredRequests(keptFrom: string): Promise<ExpiredRecords> {
  const first = await DataRequestModel.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
  const found = await DataRequestModel.find(closedBefore(keptFrom))
    .sort({ closedAt: 1, _id: 1 })
    .limit(MAX_EXPIRED_RECORDS + 1)
    .lean();
  const open = found.length > 0 ? await openRequests() : [];
  const expired = found.map((stored) => {
    const request = dataRequests.toRecord(stored);
    return {
      id: request.id,
      date: stored.closedAt ? fromInstant(stored.closedAt).date : request.receivedOn,
      name: request.name,
      detail: dataRequestKindLabels[request.kind],
      partOfId: open.find((other) => isOfSamePerson(request, other))?.id ?? null,
    };
  });
  return toExpiredRecords({
    total: await DataRequestModel.countDocuments(),
    oldest: first ? fromInstant(first.createdAt).date : null,
    expired,
  });
}

function isOfSamePerson(one: DataRequestRecord, other: DataRequestRecord): boolean {
  return (
    (Boolean(one.phone) && one.phone === other.phone) ||
    (Boolean(one.email) && one.email === other.email) ||
    toSearchKey(one.name) === toSearchKey(other.name)
  );
}

type Expired = { ids: string[]; keptFrom: string; runId: string };

/** Erases closed requests in one transaction; one that was opened again meanwhile stays. */
export async function eraseExpiredRequests(ctx: ServiceContext, { ids, keptFrom, runId }: Expired): Promise<void> {
  await withTransaction(async (session) => {
    const filter = { ...closedBefore(keptFrom), _id: { $in: ids } };
    const expired = await DataRequestModel.find(filter, { _id: 1 }, { session }).lean();
    for (const { _id } of expired) await dataRequests.remove(ctx, { id: String(_id), session });
    recordExpiry(session, ctx, { runId, counts: [{ kind: 'dataRequest', count: expired.length }] });
  });
}
