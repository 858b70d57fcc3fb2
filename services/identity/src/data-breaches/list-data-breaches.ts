import { breachStates, type DataBreachRecord } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { DataBreachModel } from './data-breach.model.ts';
import { dataBreaches } from './data-breach.store.ts';

/** The whole register, for admins: drafts and open ones first, then the closed ones; each the latest first. */
export async function listDataBreaches(ctx: ServiceContext): Promise<DataBreachRecord[]> {
  assertCan(ctx, 'privacy:read');
  const found = await DataBreachModel.find().sort({ noticedAt: -1, _id: -1 }).lean();
  return found
    .map((breach) => dataBreaches.toRecord(breach))
    .sort((one, other) => breachStates.indexOf(one.state) - breachStates.indexOf(other.state));
}
