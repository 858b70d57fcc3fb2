export type { BookingCalendarProps, DayState } from './booking-calendar.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export {
  DeferredBookingCalendar as BookingCalendar,
  DeferredCalendar as Calendar,
  prepareCalendars,
} from './deferred-calendars.tsx';
export { readTyped } from './iso-date.ts';
