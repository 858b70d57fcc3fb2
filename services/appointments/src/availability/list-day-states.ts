import {
  addDays,
  type DayStateRecord,
  datesBetween,
  dayStatesInput,
  MAX_CALENDAR_DAYS,
  toTimeOfDay,
} from '@practice/contracts';
import { DomainError, readInput, type ServiceContext } from '@practice/service-kit';
import { lastBookableDate } from '../schedule/booking-horizon.ts';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';
import { daySlots, dayStateOf } from '../schedule/day-slots.ts';

/**
 * How the days from `from` to `to` look in the calendar: at most 62 days, in order.
 * A day is closed without an open time or, for the public, beyond the booking horizon; full when no time is free any more,
 * past when all are over.
 */
export async function listDayStates(ctx: ServiceContext, input: unknown): Promise<DayStateRecord[]> {
  const { from, to } = readInput(ctx, 'appointment:view-times', dayStatesInput, input);
  if (addDays(from, MAX_CALENDAR_DAYS) <= to) {
    const message = `En fazla ${MAX_CALENDAR_DAYS} gün istenebilir`;
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'to', message, code: 'TOO_MANY_DAYS' }] });
  }
  const last = await lastBookableDate(ctx);
  const dates = datesBetween(from, to);
  const rules = await loadDayRules(dates.filter((date) => date <= last));
  // Days beyond the horizon are not read: there is no end to them.
  const beyond = dates
    .filter((date) => date > last)
    .map((date) => ({ date, state: 'closed' as const, holidayStartsAt: null }));
  return [...rules.map(toDayState), ...beyond];
}

function toDayState(rules: DayRules): DayStateRecord {
  const { date, holidayStart } = rules;
  return {
    date,
    state: dayStateOf(date, daySlots(rules)),
    holidayStartsAt: holidayStart === null ? null : toTimeOfDay(holidayStart),
  };
}
