export type { BookingCalendarProps, DayState } from './booking-calendar.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { readTyped } from './iso-date.ts';
export { LateBookingCalendar as BookingCalendar, prepareCalendars } from './late-calendars.tsx';
