import { addDays, toMinutes } from '@practice/contracts';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import { loadDayRules } from '../schedule/day-rules.ts';
import { daySlots } from '../schedule/day-slots.ts';

/** Half a week: so the neighbours of two dates of a weekly series are never the same. */
const DAYS_AROUND = 3;

type Time = { appointmentDate: string; appointmentTime: string };
type Options = {
  /** Nothing before it is offered, and not the day itself. */
  after: string;
  appointmentTime: string;
  /** Minutes. */
  duration: number;
};

/**
 * The free time nearest to each date by the rules of the public: on the day itself, else within three days, as near as
 * can be to the time of day. A date without one is not in the result.
 */
export async function findFreeTimesNearby(
  dates: readonly string[],
  { after, appointmentTime, duration }: Options,
): Promise<Map<string, Time>> {
  const around = dates.flatMap((date) =>
    Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(date, index - DAYS_AROUND)),
  );
  const days = await loadDayRules([...new Set(around)].filter((date) => date > after).sort());
  const free = days.flatMap((rules) =>
    daySlots(rules, new Date(), duration)
      .filter(({ available }) => available)
      .map(({ time }) => ({ appointmentDate: rules.date, appointmentTime: time })),
  );
  const found = new Map<string, Time>();
  for (const date of dates) {
    const [nearest] = free
      .map((time) => ({ time, distance: distanceBetween({ appointmentDate: date, appointmentTime }, time) }))
      .filter(({ distance }) => distance.days <= DAYS_AROUND)
      .sort((one, other) => one.distance.days - other.distance.days || one.distance.minutes - other.distance.minutes);
    if (nearest) found.set(date, nearest.time);
  }
  return found;
}

function distanceBetween(one: Time, other: Time): { days: number; minutes: number } {
  const days = differenceInCalendarDays(parseISO(one.appointmentDate), parseISO(other.appointmentDate));
  return {
    days: Math.abs(days),
    minutes: Math.abs(toMinutes(one.appointmentTime) - toMinutes(other.appointmentTime)),
  };
}
