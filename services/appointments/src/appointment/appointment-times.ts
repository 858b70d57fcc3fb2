import { toInstant, toMinutes, toTimeOfDay } from '@practice/contracts';
import type { Interval } from '../schedule/day-schedule.model.ts';

const MINUTES_OF_A_DAY = 1440;

type Timed = { appointmentDate: string; appointmentTime: string; duration: number };

/** The interval of the day that an appointment takes. */
export function intervalOf({ appointmentTime, duration }: Omit<Timed, 'appointmentDate'>): Interval {
  const start = toMinutes(appointmentTime);
  return { start, end: start + duration };
}

/** The stored fields that follow from date, time and duration (minutes). */
export function timeFieldsOf({ appointmentDate, appointmentTime, duration }: Timed) {
  const startsAt = toInstant(appointmentDate, appointmentTime);
  const { end } = intervalOf({ appointmentTime, duration });
  return {
    appointmentEndTime: toTimeOfDay(end % MINUTES_OF_A_DAY),
    startsAt,
    endsAt: new Date(startsAt.getTime() + duration * 60_000),
  };
}
