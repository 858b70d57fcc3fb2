import { useLiveEvents } from '@practice/ui/admin';
import { readProblem, useQuery } from '@practice/ui/data';
import { AppointmentEmailsDocument } from '../../generated/graphql.ts';

/** The e-mails about an appointment, newest first, as they change; undefined while they are loading. */
export function useEmails(id: string) {
  const { data, error, loading, refetch } = useQuery(AppointmentEmailsDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  // What could not be loaded says so in its place.
  const reload = () => void refetch().catch(() => undefined);
  useLiveEvents(({ type, payload }) => {
    if (type === 'email.changed' && payload.appointmentId === id) reload();
  });
  return {
    emails: data?.appointmentEmails.toReversed(),
    problem: error ? readProblem(error) : null,
    isLoading: loading,
    reload,
  };
}
