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
export function useHeldData(request: DataRequest) {
  const variables = { id: request.id };
  const canAsk = missingFor(request) === null;
  // Never from the cache: what is shown here is about to be erased.
  const held = useQuery(PersonalDataDocument, { variables, fetchPolicy: 'network-only', skip: !canAsk });
  const decided = useQuery(DestructionRecordsDocument, { variables, fetchPolicy: 'network-only' });

  const refreshDecided = () => decided.refetch().catch(() => undefined);
  const refreshHeld = () => (canAsk ? held.refetch().catch(() => undefined) : Promise.resolve(undefined));
  const refresh = async () => {
    await Promise.all([refreshHeld(), refreshDecided()]);
  };
  useLiveEvents(({ type, payload }) => {
    if (type === 'reset' || (type === 'data-request.changed' && payload.id === request.id)) void refresh();
  });

  return {
    records: held.data?.personalData,
    problem: held.error ? readProblem(held.error) : null,
    decided: decided.data?.destructionRecords,
    decidedProblem: decided.error ? readProblem(decided.error) : null,
    refresh,
    refreshHeld,
    refreshDecided,
  };
}

export type HeldData = ReturnType<typeof useHeldData>;
