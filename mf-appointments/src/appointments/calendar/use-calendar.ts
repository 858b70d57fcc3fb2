import { useLiveEvents } from '@practice/ui/back-office';
import { readProblem, useQuery } from '@practice/ui/data';
import { CalendarAppointmentsDocument, CalendarDaysDocument, type CalendarDaysQuery } from '../../generated/graphql.ts';
import { isOfDays, type ListFilters, toFilter } from '../list/list-state.ts';
import { showsAppointments } from '../record/use-refresh.ts';
import type { CalendarAppointment } from './appointment-look.ts';
import type { DayRange } from './calendar-state.ts';

/** Besides the events, which miss nothing but are lost with the connection. */
const REFETCH_MS = 30_000;
const none: readonly CalendarAppointment[] = [];
const noDays: ReadonlyMap<string, CalendarDay> = new Map();

type LoadedDay = CalendarDaysQuery['calendarDays'][number];
type Closure = Omit<LoadedDay['closures'][number], '__typename'>;
export type CalendarDay = Omit<LoadedDay, '__typename' | 'closures'> & { closures: readonly Closure[] };

/** The appointments of the days on screen by the list's filters, and the closed times; none while they cannot be loaded. */
export function useCalendar(range: DayRange, filters: ListFilters, isShown: boolean) {
  const listed = useQuery(CalendarAppointmentsDocument, {
    variables: { ...range, filter: toFilter(withoutDates(filters)) },
    staleTime: 1000,
    pollInterval: REFETCH_MS,
    skipPollAttempt: () => document.hidden,
    context: showsAppointments,
    skip: !isShown,
  });
  const opening = useQuery(CalendarDaysDocument, { variables: range, skip: !isShown });
  useLiveEvents(({ type }) => {
    if (isShown && (type === 'calendar.changed' || type === 'reset')) void opening.refetch().catch(() => undefined);
  });
  const { data, previousData, error, loading, refetch } = listed;
  const days = (opening.data ?? opening.previousData)?.calendarDays;
  return {
    appointments: (data ?? (error ? undefined : previousData))?.calendarAppointments ?? none,
    days: days ? byDate(days) : noDays,
    isLoading: loading && !data && !previousData,
    problem: error ? readProblem(error) : null,
    retry: () => refetch().catch(() => undefined),
  };
}

/** The calendar chooses the days itself. */
export function withoutDates(filters: ListFilters): ListFilters {
  const { quick } = filters;
  return { ...filters, dateRange: '', from: '', to: '', quick: isOfDays(quick) ? '' : quick };
}

const known = new WeakMap<object, ReadonlyMap<string, CalendarDay>>();

/** The same map as long as the days are the same, so that what is drawn of them stays as it is. */
function byDate(days: readonly CalendarDay[]): ReadonlyMap<string, CalendarDay> {
  const found = known.get(days) ?? new Map(days.map((day) => [day.date, day]));
  known.set(days, found);
  return found;
}
