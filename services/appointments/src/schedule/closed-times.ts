import { type ClosedTime, type ClosedTimeKind, dayOfWeek, today, toMinutes, toTimeOfDay } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { intervalOf } from '../appointment/appointment-times.ts';
import { type DayRules, loadDayRules } from './day-rules.ts';
import type { Interval } from './day-schedule.model.ts';
import { breakOf, isPast } from './day-slots.ts';
import { overlaps } from './in-the-way.ts';

type Closure = {
  kind: Exclude<ClosedTimeKind, 'past'>;
  title: string | null;
  /** The part of the day that it closes; of the hours, the part that is open. */
  span: Interval;
};

const WHOLE_DAY: Interval = { start: 0, end: 1440 };

/** What closes an interval of a day, wholly or in part, whenever that is looked at. */
export function closuresOf(rules: DayRules, interval: Interval): Closure[] {
  const { hours, holidays, isHoliday, closed } = rules;
  if (isHoliday) return [{ kind: 'holiday', title: [...new Set(holidays)].join(', '), span: WHOLE_DAY }];
  if (!hours) return [{ kind: 'weekday', title: null, span: WHOLE_DAY }];
  const closing = closed
    .filter((one) => overlaps(interval, one))
    .map(({ kind, title = null, ...span }) => ({ kind, title, span }));
  const regular = regularClosure(rules, interval);
  return regular ? [...closing, regular] : closing;
}

/** What the weekday's regular hours have against an interval, whatever the date. */
export function regularClosure({ hours }: DayRules, interval: Interval): Closure | null {
  if (!hours) return null;
  const open = { start: toMinutes(hours.startTime), end: toMinutes(hours.endTime) };
  if (interval.start < open.start || interval.end > open.end) return { kind: 'hours', title: null, span: open };
  const pause = breakOf(hours);
  return pause && overlaps(interval, pause) ? { kind: 'break', title: null, span: pause } : null;
}

/** Why there should be no appointment in an interval of a day, in words; empty when it is open and still to come. */
export function closedTimesOf(rules: DayRules, interval: Interval): ClosedTime[] {
  const { date } = rules;
  const closed = closuresOf(rules, interval).map((closure) => ({
    ...{ date, kind: closure.kind, title: closure.title },
    message: `${dayText(date)} ${inWords(closure, interval, date)}.`,
  }));
  if (!isPast(date, interval.start)) return closed;
  const message = `${dayText(date)} ${toTimeOfDay(interval.start)} geçmişte kaldı.`;
  return [...closed, { date, kind: 'past', title: null, message }];
}

type Timed = { appointmentDate: string; appointmentTime: string; duration: number };

/**
 * What closes the time that an appointment is to get, in the transaction that gives it. With `before`, the time that it
 * has on the same day, only what did not close that one. The day's schedule must exist.
 */
export async function findClosedTimes(
  session: ClientSession,
  to: Timed,
  before: Timed | null = null,
): Promise<ClosedTime[]> {
  const [rules] = await loadDayRules([to.appointmentDate], session);
  if (!rules) return [];
  const known = new Set(before ? closedTimesOf(rules, intervalOf(before)).map(keyOf) : []);
  return closedTimesOf(rules, intervalOf(to)).filter((one) => !known.has(keyOf(one)));
}

const keyOf = ({ kind, title }: ClosedTime) => `${kind} ${title}`;

const weekdays = ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'];

function inWords({ kind, title, span }: Closure, interval: Interval, date: string): string {
  const name = title ? ` (${title})` : '';
  switch (kind) {
    case 'holiday':
      return span.start === 0 ? `tatil${name}` : `${toTimeOfDay(span.start)} sonrası tatil${name}`;
    case 'weekday':
      return `${weekdays[dayOfWeek(date)]} çalışma günü değil`;
    case 'blockout':
      return span.start === 0 && span.end === WHOLE_DAY.end ? `kapalı${name}` : `${timesOf(span)} arası kapalı${name}`;
    case 'slot':
      return `${timesOf(span)} arası randevuya kapatılmış`;
    case 'hours':
      return `${timesOf(interval)} çalışma saatlerinin dışında (${timesOf(span)})`;
    case 'break':
      return `${timesOf(interval)} mola saatine denk geliyor (${timesOf(span)})`;
  }
}

const timesOf = ({ start, end }: Interval) => `${toTimeOfDay(start)}–${toTimeOfDay(end)}`;

const days = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** `1 Aralık`, with the year when it is another one. */
function dayText(date: string): string {
  const year = date.slice(0, 4);
  const text = days.format(new Date(`${date}T00:00:00Z`));
  return year === today().slice(0, 4) ? text : `${text} ${year}`;
}
