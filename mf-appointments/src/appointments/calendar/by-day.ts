import type { CalendarAppointment } from './appointment-look.ts';

/** The appointments of each day, in order of time as they come. */
export function byDay(appointments: readonly CalendarAppointment[]): ReadonlyMap<string, CalendarAppointment[]> {
  const days = new Map<string, CalendarAppointment[]>();
  for (const appointment of appointments) {
    const day = days.get(appointment.appointmentDate);
    if (day) day.push(appointment);
    else days.set(appointment.appointmentDate, [appointment]);
  }
  return days;
}
