import { type AvailableSlotRecord, listAvailableSlotsInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';
import { availableSlots } from './available-slot.store.ts';
import { withBookings } from './with-bookings.ts';

/** The slots of one date, of the dates from `from` to `to`, or all of them, by time. */
export async function listAvailableSlots(ctx: ServiceContext, raw: unknown): Promise<AvailableSlotRecord[]> {
  const { date, from, to } = readInput(ctx, 'calendar:read', listAvailableSlotsInput, raw);
  const range = { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) };
  const filter = { ...(from || to ? { date: range } : {}), ...(date ? { date } : {}) };
  const slots = await AvailableSlotModel.find(filter).sort({ date: 1, startTime: 1 }).lean();
  return withBookings(slots.map((slot) => availableSlots.toRecord(slot)));
}
