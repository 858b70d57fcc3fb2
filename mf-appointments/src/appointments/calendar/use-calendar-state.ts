import { today } from '@practice/contracts';
import { desktop, useMedia } from '@practice/ui/admin';
import { useListParams } from '@practice/ui/records';
import { useMemo } from 'react';
import { type CalendarView, calendarParams, rangeOf } from './calendar-state.ts';

/** View and day of the calendar, kept in the address. A phone shows a day where others show a week. */
export function useCalendarState() {
  const { values, set } = useListParams(calendarParams);
  const isDesktop = useMedia(desktop);
  return useMemo(() => {
    const requested = values.view === '' ? null : values.view;
    const view: CalendarView | null = requested === 'week' && !isDesktop ? 'day' : requested;
    const date = values.date || today();
    return {
      /** Null shows the list. */
      view,
      date,
      /** The day whose panel is open. */
      day: values.day || null,
      range: rangeOf(view ?? 'month', date),
      isPhone: !isDesktop,
      show: (next: CalendarView | null, at?: string) => set({ view: next ?? '', day: '', ...(at ? { date: at } : {}) }),
      /** Replaces the history entry: Back leaves the calendar rather than going through every week. */
      goTo: (next: string) => set({ date: next === today() ? '' : next, day: '' }, { replace: true }),
      choose: (day: string | null) => set({ day: day ?? '' }, { replace: true }),
    };
  }, [values, isDesktop, set]);
}

export type CalendarControl = ReturnType<typeof useCalendarState>;
