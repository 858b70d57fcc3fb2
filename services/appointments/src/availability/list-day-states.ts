import { type DayStateRecord, datesBetween, dayStatesInput, MAX_CALENDAR_DAYS } from '@practice/contracts';
import { assertCan, DomainError, parseInput, type ServiceContext } from '@practice/service-kit';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';
import { daySlots } from '../schedule/day-slots.ts';

/**
 * How the days from `from` to `to` look in the calendar: at most 62 days, in order.
 * A day is closed without hours or on a holiday, full when no time is free any more.
 */
export async function listDayStates(ctx: ServiceContext, input: unknown): Promise<DayStateRecord[]> {
  const { from, to } = parseInput(dayStatesInput, input);
  assertCan(ctx, 'appointment:view-times');
  const dates = datesBetween(from, to < farthest(from) ? to : farthest(from));
  if (dates.length > MAX_CALENDAR_DAYS) {
    const message = `En fazla ${MAX_CALENDAR_DAYS} gün istenebilir`;
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'to', message, code: 'TOO_MANY_DAYS' }] });
  }
  return (await loadDayRules(dates)).map((rules) => ({ date: rules.date, state: stateOf(rules) }));
}

function farthest(from: string): string {
  const date = new Date(`${from}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + MAX_CALENDAR_DAYS);
  return date.toISOString().slice(0, 10);
}

function stateOf(rules: DayRules): DayStateRecord['state'] {
  if (!rules.hours || rules.isHoliday) return 'closed';
  return daySlots(rules).some((slot) => slot.available) ? 'open' : 'full';
}
