import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { AppointmentEmailsDocument } from '../../generated/graphql.ts';
import { showsAppointments } from '../record/use-refresh.ts';

/** The e-mails about an appointment, newest first, updated live; undefined while loading. */
export function useEmails(id: string) {
  const { data, error, loading, refetch } = useQuery(AppointmentEmailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: showsAppointments,
  });
  // A failed refetch is reported by its own query.
  const reload = () => void refetch().catch(() => undefined);
  useLiveEvents(({ type, payload }) => {
    if (type === 'email.changed' && payload.appointmentId === id) reload();
  });
  return {
    emails: data && [...data.appointmentEmails].reverse(),
    problem: error ? readProblem(error) : null,
    isLoading: loading,
    reload,
  };
}
