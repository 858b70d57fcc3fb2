import { useApolloClient } from '@practice/ui/data';
import { useCallback, useEffect, useRef } from 'react';

/** The `context` of a query that shows appointments: `useRefresh` refetches it. */
export const showsAppointments = { showsAppointments: true };

/** The list is refetched this many milliseconds after a create or an update. */
export const AFTER_SAVING_MS = 500;
/** Changes close together, as of a bulk action, cause one refetch. */
const TOGETHER_MS = 300;

/**
 * Refetches the appointments on screen. `refreshSoon` merges calls close together; `refresh` refetches at once and
 * resolves when it is done. The old data stays on screen until then.
 */
export function useRefresh() {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await client
      .refetchQueries({
        include: 'active',
        onQueryUpdated: ({ options }) => options.context?.showsAppointments === true,
      })
      // A failed refetch is reported by its own query.
      .catch(() => undefined);
  }, [client]);

  const refreshSoon = useCallback(
    (delay = TOGETHER_MS) => {
      timer.current ??= setTimeout(() => void refresh(), delay);
    },
    [refresh],
  );

  return { refresh, refreshSoon };
}
