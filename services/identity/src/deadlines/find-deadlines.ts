import {
  breachNotifyBy,
  type DeadlineKind,
  type DeadlineNotice,
  type DeadlineStage,
  dataBreachStage,
  dataRequestDueOn,
  dataRequestStage,
} from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { DataBreachModel } from '../data-breaches/data-breach.model.ts';
import { DataRequestModel } from '../data-requests/data-request.model.ts';

/** Of one record alone, and read in a transaction. */
type Of = { id?: string; session?: ClientSession };

/** What is open has an end: the requests that are not closed, and the breaches of which the authority does not know. */
const finders: Record<DeadlineKind, (now: Date, of: Of) => Promise<(DeadlineNotice | null)[]>> = {
  'data-request': async (now, { id, session }) => {
    const filter = { isClosed: false, ...(id ? { _id: id } : {}) };
    const open = await DataRequestModel.find(filter, { receivedOn: 1 }, { session: session ?? null }).lean();
    return open.map(({ _id, receivedOn }) => {
      const due = dataRequestDueOn(receivedOn);
      return near('data-request', String(_id), due, dataRequestStage(due, now));
    });
  },
  'data-breach': async (now, { id, session }) => {
    const filter = { state: { $ne: 'closed' as const }, boardNotifiedAt: null, ...(id ? { _id: id } : {}) };
    const open = await DataBreachModel.find(filter, { noticedAt: 1 }, { session: session ?? null }).lean();
    return open.map(({ _id, noticedAt }) => {
      const due = breachNotifyBy(noticedAt).toISOString();
      return near('data-breach', String(_id), due, dataBreachStage(noticedAt, now));
    });
  },
};

/** The ends that are near or over, of all that is open. */
export async function findDeadlines(now: Date): Promise<DeadlineNotice[]> {
  const found = await Promise.all(Object.values(finders).map((find) => find(now, {})));
  return found.flat().filter((notice) => notice !== null);
}

/** How near the end of one record is; null when it is done, gone or further away. */
export async function findDeadline(
  { kind, recordId }: Pick<DeadlineNotice, 'kind' | 'recordId'>,
  now: Date,
  session?: ClientSession,
): Promise<DeadlineNotice | null> {
  const [found] = await finders[kind](now, { id: recordId, ...(session ? { session } : {}) });
  return found ?? null;
}

function near(kind: DeadlineKind, recordId: string, due: string, stage: DeadlineStage | null): DeadlineNotice | null {
  return stage && { kind, recordId, due, stage };
}
