import { type SeriesObstacle, toMinutes } from '@practice/contracts';
import type { DayRules } from './day-rules.ts';
import type { Interval } from './day-schedule.model.ts';
import { breakOf } from './day-slots.ts';
import { inTheWay, overlaps } from './in-the-way.ts';

/** Why an interval of a day is not free. */
export type Obstacle = {
  obstacle: SeriesObstacle;
  /** The title of what closes the time. */
  title: string | null;
  /** The appointments that have it. */
  appointmentIds: string[];
};

/**
 * What keeps an interval of a day from being free for staff, the weightiest first; null when nothing does. Buffers are for
 * the public: two appointments of staff may follow each other at once. `except` is not in its own way.
 */
export function findObstacle(rules: DayRules, interval: Interval, except: string | null = null): Obstacle | null {
  const { hours, holidays, closed, shared } = rules;
  if (rules.isHoliday) return because('holiday', holidays.join(', '));
  if (!hours) return because('weekday');
  const closing = closed.find((one) => overlaps(interval, one));
  if (closing) return closing.title === undefined ? because('slot') : because('blockout', closing.title);
  const regular = regularObstacle(rules, interval);
  if (regular) return because(regular);
  const taken = rules.taken.filter(({ appointmentId }) => appointmentId !== except);
  const others = inTheWay(interval, taken, { shared });
  if (others.length > 0) {
    return { ...because('appointment'), appointmentIds: others.map(({ appointmentId }) => appointmentId) };
  }
  return taken.length >= hours.maxAppointments ? because('full') : null;
}

/** What the weekday's regular hours have against an interval, whatever the date. */
export function regularObstacle({ hours }: DayRules, interval: Interval): 'hours' | 'break' | null {
  if (!hours) return null;
  if (interval.start < toMinutes(hours.startTime) || interval.end > toMinutes(hours.endTime)) return 'hours';
  const pause = breakOf(hours);
  return pause && overlaps(interval, pause) ? 'break' : null;
}

function because(obstacle: SeriesObstacle, title: string | null = null): Obstacle {
  return { obstacle, title, appointmentIds: [] };
}
