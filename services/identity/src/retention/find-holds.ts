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
 * What stays until an open request is closed: all that would be found for it by phone and e-mail, checked or not. One that has
 * neither holds by its name, and whatever names nobody: whose that is, nobody can say.
 */
export async function findHolds(ctx: ServiceContext): Promise<Holds> {
  const open = await openRequests();
  const held = new Set(open.map(({ id }) => id));
  for (const { phone, email } of open) {
    if (!phone && !email) continue;
    const found = await collectPersonalData(ctx, { phone: phone || null, email: email || null });
    for (const { id } of found) held.add(id);
  }
  const names = open.filter(({ phone, email }) => !phone && !email).map(({ name }) => toSearchKey(name));
  return ({ id, partOfId, name }) => {
    if (held.has(id) || (partOfId !== null && held.has(partOfId))) return true;
    if (name === null) return names.length > 0;
    const key = toSearchKey(name);
    return names.some((one) => key.includes(one));
  };
}
