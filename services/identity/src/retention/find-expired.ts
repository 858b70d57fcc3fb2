import {
  type ExpiredRecords,
  type FoundExpiredRecord,
  firstKeptDay,
  type RetentionClass,
  retentionDaysOf,
  retentionRules,
} from '@practice/contracts';
import { callService, readAllSettings, type ServiceContext } from '@practice/service-kit';
import { findExpiredRequests } from './expired-requests.ts';
import { findHolds } from './find-holds.ts';

export type Expired = Omit<ExpiredRecords, 'expired'> & {
  days: number;
  keptFrom: string;
  expired: (FoundExpiredRecord & { isOnHold: boolean })[];
};

/**
 * What is over of a class by the settings and today's date, and which of it stays for an open request: the list that is shown
 * and the list that a run works through.
 * @throws DomainError UNAVAILABLE when a service does not answer
 */
export async function findExpired(ctx: ServiceContext, kind: RetentionClass): Promise<Expired> {
  const days = retentionDaysOf(kind, await readAllSettings());
  const keptFrom = firstKeptDay(days);
  const found = await ask(ctx, kind, keptFrom);
  const isOnHold = found.expired.length > 0 ? await findHolds(ctx) : () => false;
  const expired = found.expired.map((record) => ({ ...record, isOnHold: isOnHold(record) }));
  return { ...found, expired, days, keptFrom };
}

function ask(ctx: ServiceContext, kind: RetentionClass, keptFrom: string): Promise<ExpiredRecords> {
  const { service } = retentionRules[kind];
  return service === 'identity'
    ? findExpiredRequests(keptFrom)
    : callService(service, 'findExpiredRecords', { kind, keptFrom }, ctx);
}
