import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';

type Times = { id: string; date: string; startTime: string; endTime: string };

/**
 * Refuses a slot at a time that has another one; the schedule of its day decides between two at the same moment.
 * @throws DomainError CONFLICT at `startTime`
 */
export async function assertNoOverlap(session: ClientSession, { id, date, startTime, endTime }: Times): Promise<void> {
  const overlapping = { date, startTime: { $lt: endTime }, endTime: { $gt: startTime }, _id: { $ne: id } };
  const other = await AvailableSlotModel.findOne(overlapping, null, { session }).lean();
  if (!other) return;
  const message = `Bu saatte başka bir slot var: ${other.startTime}–${other.endTime}`;
  throw new DomainError('CONFLICT', { errors: [{ field: 'startTime', message, code: 'DUPLICATE' }] });
}
