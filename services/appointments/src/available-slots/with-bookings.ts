import { type AvailableSlotRecord, toMinutes } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { DayScheduleModel, dayScheduleId } from '../schedule/day-schedule.model.ts';
import { overlaps } from '../schedule/in-the-way.ts';
import type { StoredSlot } from './available-slot.store.ts';

/** Slots with the appointments that are in them, wholly or in part. */
export async function withBookings(slots: StoredSlot[], session?: ClientSession): Promise<AvailableSlotRecord[]> {
  const ids = [...new Set(slots.map(({ date }) => dayScheduleId(date)))];
  const schedules = await DayScheduleModel.find({ _id: { $in: ids } }, null, session ? { session } : {}).lean();
  const takenOf = new Map(schedules.map(({ date, intervals }) => [date, intervals]));
  return slots.map((slot) => {
    const interval = { start: toMinutes(slot.startTime), end: toMinutes(slot.endTime) };
    const bookings = (takenOf.get(slot.date) ?? []).filter((taken) => overlaps(interval, taken));
    return {
      ...slot,
      isBooked: bookings.length >= slot.maxCapacity,
      appointmentId: bookings[0]?.appointmentId ?? null,
      currentBookings: bookings.length,
    };
  });
}
