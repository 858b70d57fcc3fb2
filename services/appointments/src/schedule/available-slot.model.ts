import { model, Schema } from 'mongoose';

/** A generated time of a date; one that is not available closes its part of the day. */
export type AvailableSlot = {
  date: string;
  startTime: string;
  endTime: string;
  isAvailable: boolean;
  isBooked: boolean;
  slotType: string;
};

const schema = new Schema<AvailableSlot>(
  {
    date: { type: String, required: true },
    startTime: { type: String, required: true },
    endTime: { type: String, required: true },
    isAvailable: { type: Boolean, default: true },
    isBooked: { type: Boolean, default: false },
    slotType: { type: String, default: 'regular' },
  },
  { collection: 'available_slots', timestamps: true },
);
schema.index({ date: 1, startTime: 1 }, { unique: true });

export const AvailableSlotModel = model('AvailableSlot', schema);
