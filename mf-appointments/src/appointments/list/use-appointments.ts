import { readProblem, useQuery } from '@practice/ui/data';
import { useLastPage } from '@practice/ui/records';
import { AppointmentSummaryDocument, AppointmentsDocument } from '../../generated/graphql.ts';
import { showsAppointments } from '../record/use-refresh.ts';
import { PAGE_SIZE, toVariables } from './list-state.ts';
import type { ListControl } from './use-list-state.ts';

/** The page of appointments named by the address. While the next one loads, the last one stays. */
export function useAppointments(list: ListControl, { isShown }: { isShown: boolean }) {
  const { data, previousData, error, loading, refetch } = useQuery(AppointmentsDocument, {
    variables: toVariables(list),
    staleTime: 1000,
    context: showsAppointments,
    skip: !isShown,
  });
  const shown = data ?? previousData;
  const result = shown?.appointments;
  const { page, setPage } = list;

  useLastPage({ page, pageSize: PAGE_SIZE, total: data?.appointments.total }, (last) =>
    setPage(last, { replace: true }),
  );

  return {
    rows: result?.items,
    total: result?.total,
    isLoading: loading,
    problem: error ? readProblem(error) : null,
    retry: () => refetch().catch(() => undefined),
  };
}

/** The counts and sums over all appointments; undefined while loading. */
export function useSummary() {
  const { data, previousData } = useQuery(AppointmentSummaryDocument, {
    fetchPolicy: 'cache-and-network',
    context: showsAppointments,
  });
  return (data ?? previousData)?.appointmentSummary;
}
