import { toMinutes, toTimeOfDay } from '@practice/contracts';
import type { CalendarAppointment } from '../appointment-look.ts';
import type { GridTime } from '../grid/time-grid.tsx';

const MINUTES_OF_A_DAY = 1440;

/** The appointments as if the times that are being saved were saved, in order of time. */
export function withTimes(
  appointments: readonly CalendarAppointment[],
  pending: ReadonlyMap<string, GridTime>,
): readonly CalendarAppointment[] {
  if (pending.size === 0) return appointments;
  return appointments
    .map((appointment) => {
      const to = pending.get(appointment.id);
      return to ? { ...appointment, ...to, appointmentEndTime: endOf(to) } : appointment;
    })
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

function endOf({ appointmentTime, duration }: GridTime): string {
  return toTimeOfDay((toMinutes(appointmentTime) + duration) % MINUTES_OF_A_DAY);
}

function keyOf({ appointmentDate, appointmentTime }: CalendarAppointment): string {
  return `${appointmentDate} ${appointmentTime}`;
}
