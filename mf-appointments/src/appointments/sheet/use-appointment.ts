import { readProblem, useQuery } from '@practice/ui/data';
import { AppointmentDocument, type AppointmentQuery } from '../../generated/graphql.ts';
import { showsAppointments } from '../record/use-refresh.ts';

export type AppointmentDetails = NonNullable<AppointmentQuery['appointment']>;

/**
 * One appointment with its history; null when there is none with that id, undefined while loading. The old data stays on
 * screen during a refetch.
 */
export function useAppointment(id: string) {
  const { data, error, loading, refetch } = useQuery(AppointmentDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: showsAppointments,
    skip: id === '',
  });
  return {
    appointment: data?.appointment ?? (loading || error || id === '' ? undefined : null),
    problem: error ? readProblem(error) : null,
    retry: refetch,
  };
}
