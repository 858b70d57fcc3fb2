import type { ClientSession } from 'mongoose';
import { intervalOf } from '../appointment/appointment-times.ts';
import { regularClosure } from '../schedule/closed-times.ts';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';
import { findObstacle, type Obstacle } from '../schedule/find-obstacle.ts';

/** What a series has on a date: the time of its first appointment. */
type Reviewed = {
  /** The first appointment's date. */
  first: string;
  appointmentTime: string;
  /** Minutes. */
  duration: number;
  /** The first appointment itself, when it exists. */
  appointmentId?: string | null;
};

type Review = {
  /** What is in the way of the series on a date; null when it is free. */
  obstacleOn: (date: string) => Obstacle | null;
  /** What is in the way at another time, in which one of the series is put by hand. */
  obstacleAt: (date: string, appointmentTime: string) => Obstacle | null;
};

/**
 * Says of dates whether a series may have them. A first appointment outside of the working hours or in the break means
 * that the series is to be there: neither is an obstacle then. `dates` are all that will be asked about.
 */
export async function reviewDates(
  dates: readonly string[],
  { first, duration, ...series }: Reviewed,
  session?: ClientSession,
): Promise<Review> {
  const all = [...new Set([first, ...dates])].sort();
  const byDate = new Map((await loadDayRules(all, session)).map((rules) => [rules.date, rules]));
  const rulesOf = (date: string) => byDate.get(date) as DayRules;
  const obstacleAt = (date: string, appointmentTime: string) =>
    findObstacle(rulesOf(date), intervalOf({ appointmentTime, duration }), series.appointmentId);
  const meant = regularClosure(rulesOf(first), intervalOf({ ...series, duration }))?.kind;
  return {
    obstacleAt,
    obstacleOn(date) {
      const found = obstacleAt(date, series.appointmentTime);
      if (meant === undefined || found?.obstacle !== meant) return found;
      return findObstacle(aroundTheClock(rulesOf(date)), intervalOf({ ...series, duration }), series.appointmentId);
    },
  };
}

/** The rules of a day without its regular hours. */
function aroundTheClock(rules: DayRules): DayRules {
  const { hours } = rules;
  return {
    ...rules,
    hours: hours && { ...hours, startTime: '00:00', endTime: '24:00', breakStartTime: null, breakEndTime: null },
  };
}
