import { Box, IconButton, Skeleton } from '@practice/ui';
import { formatLongDate, ProblemPanel, SideSheet, useMedia } from '@practice/ui/admin';
import { CloseIcon } from '@practice/ui/icons';
import { useMemo, useRef } from 'react';
import { useAppointmentActions } from '../record/appointment-actions.ts';
import type { CalendarAppointment } from './appointment-look.ts';
import { byDay } from './by-day.ts';
import { CalendarBar } from './calendar-bar.tsx';
import { type CalendarView, stepped } from './calendar-state.ts';
import { useSwipe } from './day/use-swipe.ts';
import { WeekStrip } from './day/week-strip.tsx';
import { type GridTime, TimeGrid } from './grid/time-grid.tsx';
import { holidayText } from './holiday-text.ts';
import { Legend } from './legend.tsx';
import { DayPanel } from './month/day-panel.tsx';
import { MonthView } from './month/month-view.tsx';
import { withTimes } from './moves/with-times.ts';
import type { useCalendar } from './use-calendar.ts';
import type { CalendarControl } from './use-calendar-state.ts';

type CalendarProps = {
  calendar: CalendarControl;
  view: CalendarView;
  loaded: ReturnType<typeof useCalendar>;
  titleOf: (slug: string) => string;
  /** Where filters are shown only on request. */
  filters: { isOpen: boolean; toggle: () => void } | null;
  /** `yyyy-MM-ddTHH:mm`, or a date alone. */
  onCreate: (start: string) => void;
  /** Appointments that others changed just now. */
  highlighted: ReadonlySet<string>;
  onMove: (appointment: CalendarAppointment, to: GridTime) => void;
  /** New times that the server does not have yet. */
  pending: ReadonlyMap<string, GridTime>;
};

/** Where there is room for the day's panel beside the month. */
const wide = '(min-width: 75rem)';

/** The appointments as a month, a week or a day. */
export default function Calendar(props: CalendarProps) {
  const { calendar, view, loaded, titleOf, filters, onCreate, highlighted, onMove, pending } = props;
  const { open, canWrite } = useAppointmentActions();
  const { date, day, range, isPhone, goTo, show, choose } = calendar;
  const appointments = useMemo(() => withTimes(loaded.appointments, pending), [loaded.appointments, pending]);
  const isWide = useMedia(wide);
  const hasDragged = useRef(false);
  const swipe = useSwipe(
    (step) => goTo(stepped('day', date, step)),
    () => hasDragged.current,
  );

  const panel = day ? (
    <DayPanel
      appointments={byDay(appointments).get(day) ?? []}
      opening={loaded.days.get(day)}
      titleOf={titleOf}
      onCreate={() => onCreate(day)}
    />
  ) : null;
  const grid = {
    appointments,
    days: loaded.days,
    titleOf,
    onOpen: open,
    onCreate: canWrite ? (on: string, time: string) => onCreate(`${on}T${time}`) : undefined,
    onMove: canWrite ? onMove : undefined,
    highlighted: highlighted,
  };

  return (
    <Box as="section" aria-label="Takvim">
      <CalendarBar
        calendar={calendar}
        view={view}
        holiday={view === 'day' ? holidayText(loaded.days.get(date)) : null}
        filters={filters}
      />
      {loaded.problem ? (
        <Box mb="3">
          <ProblemPanel message={loaded.problem.message} onRetry={loaded.retry} />
        </Box>
      ) : null}
      {loaded.isLoading ? (
        <Skeleton height="32rem" borderRadius="md" aria-label="Takvim yükleniyor…" role="status" />
      ) : view === 'month' ? (
        <Box display="grid" gap="4" gridTemplateColumns={panel && isWide ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr)'}>
          <MonthView
            range={range}
            date={date}
            appointments={appointments}
            days={loaded.days}
            day={day}
            onChoose={choose}
            highlighted={highlighted}
          />
          {panel && isWide && day ? (
            <Box
              as="aside"
              aria-label={formatLongDate(day)}
              p="4"
              bg="bg.panel"
              borderWidth="1px"
              borderRadius="md"
              alignSelf="start"
            >
              <Box display="flex" alignItems="flex-start" gap="2" mb="2">
                <Box as="h3" flex="1" fontWeight="semibold">
                  {formatLongDate(day)}
                </Box>
                <IconButton aria-label="Günü kapat" size="sm" onClick={() => choose(null)}>
                  <CloseIcon />
                </IconButton>
              </Box>
              {panel}
            </Box>
          ) : null}
        </Box>
      ) : view === 'week' ? (
        <TimeGrid {...grid} range={range} onShowDay={(each) => show('day', each)} />
      ) : (
        <>
          {isPhone ? (
            <WeekStrip range={range} date={date} appointments={appointments} days={loaded.days} onChoose={goTo} />
          ) : null}
          <Box {...(isPhone ? swipe : {})}>
            <TimeGrid
              {...grid}
              appointments={onDay(appointments, date)}
              range={{ start: date, end: date }}
              hasDragged={hasDragged}
            />
          </Box>
        </>
      )}
      <Legend />
      {view === 'month' && !isWide ? (
        <SideSheet open={panel !== null} onClose={() => choose(null)} title={day ? formatLongDate(day) : ''}>
          {panel}
        </SideSheet>
      ) : null}
    </Box>
  );
}

function onDay(appointments: readonly CalendarAppointment[], date: string): CalendarAppointment[] {
  return appointments.filter(({ appointmentDate }) => appointmentDate === date);
}
