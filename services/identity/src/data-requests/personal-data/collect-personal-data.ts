import { type FoundPersonalData, type PersonalDataSubject, personalDataKinds } from '@practice/contracts';
import { callService, type ServiceContext } from '@practice/service-kit';
import { findPersonConsents } from '../../consents/find-person-consents.ts';

/**
 * What all services hold about somebody, kind by kind, the latest first.
 * @throws DomainError UNAVAILABLE when one of them does not answer: half of an answer would be taken for all.
 */
export async function collectPersonalData(
  ctx: ServiceContext,
  subject: PersonalDataSubject,
): Promise<FoundPersonalData[]> {
  const records = (
    await Promise.all([
      callService('appointments', 'findPersonalData', subject, ctx),
      callService('messaging', 'findPersonalData', subject, ctx),
    ])
  ).flat();
  const consents = await findPersonConsents(subject, new Set(records.map(({ id }) => id)));
  const rank = ({ kind }: FoundPersonalData) => personalDataKinds.indexOf(kind);
  return [...records, ...consents].sort(
    (one, other) => rank(one) - rank(other) || compare(other.date, one.date) || compare(one.id, other.id),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
