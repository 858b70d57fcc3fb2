import { type ComponentProps, useState } from 'react';
import { Deferred } from '../deferred/deferred.tsx';
import { lazyModule } from '../deferred/lazy-module.ts';
import type { BookingCalendarProps } from './booking-calendar.tsx';
import type { Calendar } from './calendar.tsx';
import type { CalendarDialog } from './calendar-dialog.tsx';

// 19 KB that a page with a date field does not load until somebody opens the calendar.
const calendar = lazyModule(() => import(/* webpackChunkName: "calendars" */ './calendar.tsx'));
const bookingCalendar = lazyModule(() => import(/* webpackChunkName: "calendars" */ './booking-calendar.tsx'));

const dialog = lazyModule(() => import(/* webpackChunkName: "calendars" */ './calendar-dialog.tsx'));

const texts = { loading: 'Takvim yükleniyor…', failed: 'Takvim şu anda açılamadı', minH: '20rem' };

/** Loads the calendars ahead of their use. A failure is ignored here and reported where one is shown. */
export async function prepareCalendars(): Promise<void> {
  await Promise.allSettled([calendar.load(), bookingCalendar.load(), dialog.load()]);
}

/** `CalendarDialog`, loaded when it is first opened. */
export function DeferredCalendarDialog(props: ComponentProps<typeof CalendarDialog>) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return (
    <Deferred module={dialog} {...texts} minH="0">
      {({ CalendarDialog }) => <CalendarDialog {...props} />}
    </Deferred>
  );
}

/** `Calendar`, loaded when it is shown. */
export function DeferredCalendar(props: ComponentProps<typeof Calendar>) {
  return (
    <Deferred module={calendar} {...texts}>
      {({ Calendar }) => <Calendar {...props} />}
    </Deferred>
  );
}

/** `BookingCalendar`, loaded when it is shown. */
export function DeferredBookingCalendar(props: BookingCalendarProps) {
  return (
    <Deferred module={bookingCalendar} {...texts}>
      {({ BookingCalendar }) => <BookingCalendar {...props} />}
    </Deferred>
  );
}
