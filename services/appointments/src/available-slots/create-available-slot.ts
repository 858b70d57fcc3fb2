import { type AvailableSlotRecord, createAvailableSlotInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { assertNoOverlap } from './assert-no-overlap.ts';
import { availableSlots } from './available-slot.store.ts';
import { withBookings } from './with-bookings.ts';

/**
 * Creates a slot.
 * @throws DomainError VALIDATION_FAILED; CONFLICT at `startTime` when the time has another slot.
 */
export async function createAvailableSlot(ctx: ServiceContext, raw: unknown): Promise<Saved<AvailableSlotRecord>> {
  const input = readInput(ctx, 'calendar:write', createAvailableSlotInput, raw);
  return changeCalendar(async (session) => {
    const stored = await availableSlots.insert(ctx, { values: input, session });
    await assertNoOverlap(session, stored);
    const [record] = await withBookings([stored], session);
    return { record: record as AvailableSlotRecord, isAffected: (date) => date === stored.date };
  });
}
