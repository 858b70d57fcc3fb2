import { useApolloClient } from '@practice/ui/data';
import { useCallback, useEffect, useRef } from 'react';

/** The queries that show appointments. */
const shown = new Set([
  'Appointments',
  'AppointmentSummary',
  'Appointment',
  'ConflictingAppointment',
  'AppointmentEmails',
]);

/** After a create or an update the list is asked for again so many milliseconds later (document 2, section 4). */
export const AFTER_SAVING_MS = 500;
/** Changes that come close together, as a bulk deed's do, are answered by one question. */
const TOGETHER_MS = 300;

/**
 * Asks anew for what is on screen of appointments. `refreshSoon` gathers calls that come close together; `refresh`
 * asks at once and ends when the answers are there. What is shown stays until then.
 */
export function useRefresh() {
  const client = useApolloClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const refresh = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await client
      .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => shown.has(queryName ?? '') })
      // What could not be loaded says so in its own place.
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
