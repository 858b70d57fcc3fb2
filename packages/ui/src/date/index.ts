export type { BookingCalendarProps, DayState } from './booking-calendar.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { DeferredBookingCalendar as BookingCalendar, prepareCalendars } from './deferred-calendars.tsx';
export { readTyped } from './iso-date.ts';
