import type { SeriesObstacle } from '@practice/contracts';
import { closuresOf } from './closed-times.ts';
import type { DayRules } from './day-rules.ts';
import type { Interval } from './day-schedule.model.ts';
import { isPast } from './day-slots.ts';
import { inTheWay } from './in-the-way.ts';

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
  const [closure] = closuresOf(rules, interval);
  if (closure) return because(closure.kind, closure.title);
  if (isPast(rules.date, interval.start)) return because('past');
  const taken = rules.taken.filter(({ appointmentId }) => appointmentId !== except);
  const others = inTheWay(interval, taken, { shared: rules.shared });
  if (others.length > 0) {
    return { ...because('appointment'), appointmentIds: others.map(({ appointmentId }) => appointmentId) };
  }
  return rules.hours && taken.length >= rules.hours.maxAppointments ? because('full') : null;
}

function because(obstacle: SeriesObstacle, title: string | null = null): Obstacle {
  return { obstacle, title, appointmentIds: [] };
}
