import type { DataRequestRecord } from '@practice/contracts';
import type { ServiceContext } from '@practice/service-kit';

type Stamps = Partial<
  Pick<DataRequestRecord, 'identityCheckedBy' | 'identityCheckedAt' | 'isClosed' | 'closedBy' | 'closedAt'>
>;

/** Who made sure of the identity, and when: whoever notes how. Nothing when `noted` stays what it was. */
export function identityStamp(ctx: ServiceContext, noted: string | null | undefined, before?: string | null): Stamps {
  if (noted === undefined || (noted || null) === (before ?? null)) return {};
  return noted
    ? { identityCheckedBy: ctx.actor.username, identityCheckedAt: new Date().toISOString() }
    : { identityCheckedBy: null, identityCheckedAt: null };
}

/** Who closed a request, and when; one that is opened again was closed by nobody. */
export function closingStamp(ctx: ServiceContext, isClosed: boolean): Stamps {
  return isClosed
    ? { isClosed, closedBy: ctx.actor.username, closedAt: new Date().toISOString() }
    : { isClosed, closedBy: null, closedAt: null };
}
