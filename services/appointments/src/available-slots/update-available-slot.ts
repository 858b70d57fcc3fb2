import { type AvailableSlotRecord, idParam, slotProblems, updateAvailableSlotInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { assertFields } from '../closed-times/assert-fields.ts';
import { changeCalendar, type Saved } from '../closed-times/change-calendar.ts';
import { assertNoOverlap } from './assert-no-overlap.ts';
import { availableSlots } from './available-slot.store.ts';
import { withBookings } from './with-bookings.ts';

const input = updateAvailableSlotInput.extend(idParam.shape);

/**
 * Changes a slot: closes it, opens it, moves it within its day, changes its capacity. Appointments in it stay.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current slot; CONFLICT at `startTime` when
 *   the time has another slot.
 */
export async function updateAvailableSlot(ctx: ServiceContext, raw: unknown): Promise<Saved<AvailableSlotRecord>> {
  const { id, version, ...changes } = readInput(ctx, 'calendar:write', input, raw);
  return changeCalendar(async (session) => {
    const stored = await availableSlots.update(ctx, { id, version, changes, session });
    assertFields(slotProblems(stored));
    await assertNoOverlap(session, stored);
    const [record] = await withBookings([stored], session);
    return { record: record as AvailableSlotRecord, isAffected: (date) => date === stored.date };
  });
}
