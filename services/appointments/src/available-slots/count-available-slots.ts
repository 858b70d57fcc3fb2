import { assertCan, type ServiceContext } from '@practice/service-kit';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';

/** How many slots there are in all. */
export async function countAvailableSlots(ctx: ServiceContext): Promise<number> {
  assertCan(ctx, 'calendar:read');
  return AvailableSlotModel.countDocuments();
}
