import type { AvailableSlotRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** A time of a date; one that is not available closes its part of the day. What is booked is in the day's schedule. */
export type AvailableSlot = Omit<AvailableSlotRecord, 'id' | 'isBooked' | 'appointmentId' | 'currentBookings'>;

const schema = new Schema<AvailableSlot>(
  {
    date: { type: String, required: true },
    startTime: { type: String, required: true },
    endTime: { type: String, required: true },
    isAvailable: { type: Boolean, default: true },
    slotType: { type: String, default: 'regular' },
    maxCapacity: { type: Number, default: 1 },
    notes: { type: String, default: null },
    version: { type: Number, default: 1 },
  },
  { collection: 'available_slots', timestamps: true, versionKey: false },
);
schema.index({ date: 1, startTime: 1 }, { unique: true });

export const AvailableSlotModel = model('AvailableSlot', schema);
