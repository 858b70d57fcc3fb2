import type { ComponentProps } from 'react';
import type { BookingCalendarProps } from './booking-calendar.tsx';
import type { Calendar } from './calendar.tsx';
import { Late, latePart } from './late-part.tsx';

// 19 KB that a page with a date field does without until somebody comes to the field.
const calendar = latePart(() => import(/* webpackChunkName: "calendars" */ './calendar.tsx'));
const bookingCalendar = latePart(() => import(/* webpackChunkName: "calendars" */ './booking-calendar.tsx'));

const place = { waiting: 'Takvim yükleniyor…', failed: 'Takvim şu anda açılamadı', minH: '20rem' };

/** Loads the calendars ahead of their use. Failing is left for when one is shown. */
export async function prepareCalendars(): Promise<void> {
  await Promise.allSettled([calendar.come(), bookingCalendar.come()]);
}

/** `Calendar`, whose code comes when it is shown. */
export function LateCalendar(props: ComponentProps<typeof Calendar>) {
  return (
    <Late part={calendar} {...place}>
      {({ Calendar }) => <Calendar {...props} />}
    </Late>
  );
}

/** `BookingCalendar`, whose code comes when it is shown. */
export function LateBookingCalendar(props: BookingCalendarProps) {
  return (
    <Late part={bookingCalendar} {...place}>
      {({ BookingCalendar }) => <BookingCalendar {...props} />}
    </Late>
  );
}
