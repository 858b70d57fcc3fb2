import { availableSlotRecord } from '@practice/contracts';
import { recordStore } from '@practice/service-kit';
import { AvailableSlotModel } from '../schedule/available-slot.model.ts';

const BOOKINGS = { isBooked: true, appointmentId: true, currentBookings: true } as const;

/** Slots as they are stored: what is booked is read off the day's schedule, see `withBookings`. */
export const availableSlots = recordStore(AvailableSlotModel, {
  record: availableSlotRecord.omit(BOOKINGS),
  entity: 'available-slot',
  event: ({ date }) => ['calendar.changed', { dates: [date] }],
});

export type StoredSlot = ReturnType<typeof availableSlots.toRecord>;
