import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { changeCalendar } from '../closed-times/change-calendar.ts';
import { availableSlots } from './available-slot.store.ts';

/**
 * Deletes a slot. Appointments in it stay; the working hours decide about its time again.
 * @throws DomainError NOT_FOUND
 */
export async function deleteAvailableSlot(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'calendar:write', idParam, raw);
  await changeCalendar(async (session) => {
    const record = await availableSlots.remove(ctx, { id, session });
    return { record, isAffected: (date) => date === record.date };
  });
}
