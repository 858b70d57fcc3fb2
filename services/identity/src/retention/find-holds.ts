import { type DataRequestRecord, type FoundExpiredRecord, toSearchKey } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';
import { DataRequestModel } from '../data-requests/data-request.model.ts';
import { dataRequests } from '../data-requests/data-request.store.ts';
import { collectPersonalData } from '../data-requests/personal-data/collect-personal-data.ts';

/** Whether a record stays because the person whose it is has an open request about their data. */
export type Holds = (record: FoundExpiredRecord) => boolean;

export async function openRequests(): Promise<DataRequestRecord[]> {
  const open = await DataRequestModel.find({ isClosed: false }).lean();
  return open.map((request) => dataRequests.toRecord(request));
}

/**
 * What stays until an open request is closed: all that would be found for it by phone and e-mail, whether the identity is
 * checked or not, and what has its name. Beside a request that has a name alone, whatever names nobody stays too: whose that
 * is, nobody can say.
 */
export async function findHolds(ctx: ServiceContext): Promise<Holds> {
  const open = await openRequests();
  const ids = new Set(open.map(({ id }) => id));
  const withoutAddress = open.filter(({ phone, email }) => !phone && !email);
  for (const { phone, email } of open.filter((request) => !withoutAddress.includes(request))) {
    const found = await collectPersonalData(ctx, { phone: phone || null, email: email || null });
    for (const { id } of found) ids.add(id);
  }
  const names = open.map(({ name }) => toSearchKey(name));
  return ({ id, partOfId, name }) => {
    if (ids.has(id) || (partOfId !== null && ids.has(partOfId))) return true;
    if (name === null) return withoutAddress.length > 0;
    const key = toSearchKey(name);
    return names.some((one) => key.includes(one));
  };
}
