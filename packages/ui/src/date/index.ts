export { BookingCalendar, type BookingCalendarProps, type DayState } from './booking-calendar.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { readTyped } from './iso-date.ts';
