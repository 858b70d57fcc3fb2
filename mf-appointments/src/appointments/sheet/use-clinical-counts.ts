import { useLiveEvents, useStaff } from '@practice/ui/back-office';
import { useQuery } from '@practice/ui/data';
import { useCallback } from 'react';
import { ClinicalCountsDocument } from '../../generated/graphql.ts';

const clinicalEvents = new Set([
  'reset',
  'appointment-file.changed',
  'assessment.changed',
  'child-profile.changed',
  'clinical-note.changed',
]);

/** How many clinical records an appointment has; undefined for whoever may not know. `refresh` reads them again. */
export function useClinicalCounts(appointmentId: string) {
  const { can } = useStaff();
  const { data, refetch } = useQuery(ClinicalCountsDocument, {
    variables: { appointmentId },
    fetchPolicy: 'cache-and-network',
    skip: !can('clinical:read'),
  });
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch]);
  useLiveEvents(({ type }) => {
    if (clinicalEvents.has(type) && can('clinical:read')) refresh();
  });
  return { counts: data?.clinicalCounts, refresh };
}
