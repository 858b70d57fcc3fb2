import { type AvailabilityRecord, availabilityInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { loadDayRules } from '../schedule/day-rules.ts';
import { daySlots } from '../schedule/day-slots.ts';

/** One day's times (document 1, section 7; decisions, "Public"): `{ date: 'yyyy-MM-dd' }` in. */
export async function getAvailability(ctx: ServiceContext, input: unknown): Promise<AvailabilityRecord> {
  const { date } = readInput(ctx, 'appointment:view-times', availabilityInput, input);
  const [rules] = await loadDayRules([date]);
  const slots = rules ? daySlots(rules) : [];
  return {
    success: true,
    date,
    bookedTimes: slots.filter((slot) => !slot.available).map((slot) => slot.time),
    slots,
  };
}
