import { type AvailabilityRecord, availabilityInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { lastBookableDate } from '../schedule/booking-horizon.ts';
import { loadDayRules } from '../schedule/day-rules.ts';
import { daySlots } from '../schedule/day-slots.ts';

/** One day's times, `{ date: 'yyyy-MM-dd' }` in; none for the public beyond the booking horizon. */
export async function getAvailability(ctx: ServiceContext, input: unknown): Promise<AvailabilityRecord> {
  const { date } = readInput(ctx, 'appointment:view-times', availabilityInput, input);
  const isOffered = date <= (await lastBookableDate(ctx));
  const [rules] = isOffered ? await loadDayRules([date]) : [];
  const slots = rules ? daySlots(rules) : [];
  return {
    success: true,
    date,
    bookedTimes: slots.filter((slot) => !slot.available).map((slot) => slot.time),
    slots,
  };
}
