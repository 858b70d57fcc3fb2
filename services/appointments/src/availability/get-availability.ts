import {
  type AvailabilityRecord,
  availabilityInput,
  can,
  DEFAULT_DURATION_MINUTES,
  toMinutes,
} from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { lastBookableDate } from '../schedule/booking-horizon.ts';
import { closedTimesOf } from '../schedule/closed-times.ts';
import { type DayRules, loadDayRules } from '../schedule/day-rules.ts';
import { daySlots, dayStateOf } from '../schedule/day-slots.ts';

/** One day's times, `{ date: 'yyyy-MM-dd' }` in; none for the public beyond the booking horizon. */
export async function getAvailability(ctx: ServiceContext, input: unknown): Promise<AvailabilityRecord> {
  const { date } = readInput(ctx, 'appointment:view-times', availabilityInput, input);
  const isOffered = date <= (await lastBookableDate(ctx));
  const [rules] = isOffered ? await loadDayRules([date]) : [];
  const slots = rules ? daySlots(rules) : [];
  const state = dayStateOf(date, slots);
  const isNamed = rules && state === 'closed' && can(ctx.actor.role, 'appointment:read');
  return {
    success: true,
    date,
    state,
    closedBecause: isNamed ? sentencesOf(rules, slots) : [],
    bookedTimes: slots.filter((slot) => !slot.available).map((slot) => slot.time),
    slots,
  };
}

/** What closes the times of a day, each once; of a day that has none, what closes the day. */
function sentencesOf(rules: DayRules, slots: { time: string }[]): string[] {
  const starts = slots.length > 0 ? slots.map(({ time }) => toMinutes(time)) : [0];
  const closed = starts.flatMap((start) => closedTimesOf(rules, { start, end: start + DEFAULT_DURATION_MINUTES }));
  return [...new Set(closed.filter(({ kind }) => kind !== 'past').map(({ message }) => message))];
}
