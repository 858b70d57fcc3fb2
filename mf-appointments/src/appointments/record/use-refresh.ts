import { useMergedRefresh } from '@practice/ui/back-office';
import { useApolloClient } from '@practice/ui/data';
import { useCallback } from 'react';

/** The `context` of a query that shows appointments: `useRefresh` refetches it. */
export const showsAppointments = { showsAppointments: true };

/** The list is refetched this many milliseconds after a create or an update. */
export const AFTER_SAVING_MS = 500;

/**
 * Refetches the appointments on screen. `refreshSoon` merges calls close together; `refresh` refetches at once and
 * resolves when it is done. The old data stays on screen until then.
 */
export function useRefresh() {
  const client = useApolloClient();
  return useMergedRefresh(
    useCallback(
      () =>
        client.refetchQueries({
          include: 'active',
          onQueryUpdated: ({ options }) => options.context?.showsAppointments === true,
        }),
      [client],
    ),
  );
}
