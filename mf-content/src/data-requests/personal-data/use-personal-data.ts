import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { DestructionRecordsDocument, PersonalDataDocument } from '../../generated/graphql.ts';
import type { DataRequest } from '../data-requests.ts';

/** What is missing before the data of whoever made a request can be looked for; null when nothing is. */
export function missingFor({ identityCheckedAt, phone, email }: DataRequest): string | null {
  if (!identityCheckedAt) return 'Önce başvuranın kimliğinin nasıl doğrulandığını başvuruya yazın.';
  return phone || email ? null : 'Kayıtların aranması için başvuruya telefon veya e-posta yazın.';
}

/** What is held about whoever made a request, and what was decided on it; new after each decision. */
export function usePersonalData(request: DataRequest) {
  const variables = { id: request.id };
  const canAsk = missingFor(request) === null;
  // Never from the cache: what is shown here is about to be erased.
  const found = useQuery(PersonalDataDocument, { variables, fetchPolicy: 'network-only', skip: !canAsk });
  const decided = useQuery(DestructionRecordsDocument, { variables, fetchPolicy: 'network-only' });

  const refreshDecided = () => decided.refetch().catch(() => undefined);
  const refreshFound = () => (canAsk ? found.refetch().catch(() => undefined) : Promise.resolve(undefined));
  const refresh = async () => {
    await Promise.all([refreshFound(), refreshDecided()]);
  };
  useLiveEvents(({ type, payload }) => {
    if (type === 'reset' || (type === 'data-request.changed' && payload.id === request.id)) void refresh();
  });

  return {
    records: found.data?.personalData,
    problem: found.error ? readProblem(found.error) : null,
    decided: decided.data?.destructionRecords,
    decidedProblem: decided.error ? readProblem(decided.error) : null,
    refresh,
    refreshFound,
    refreshDecided,
  };
}

export type FoundData = ReturnType<typeof usePersonalData>;
