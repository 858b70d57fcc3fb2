import type { HolidayRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** Days on which the practice is closed; a recurring one every year on the same days. */
export type Holiday = Omit<HolidayRecord, 'id' | 'recurringPattern'>;

const schema = new Schema<Holiday>(
  {
    title: { type: String, required: true },
    startDate: { type: String, required: true },
    endDate: { type: String, required: true },
    startTime: { type: String, default: null },
    closureType: { type: String, default: 'holiday' },
    isRecurring: { type: Boolean, default: false },
    description: { type: String, default: null },
    isActive: { type: Boolean, default: true },
    version: { type: Number, default: 1 },
  },
  { collection: 'holidays', timestamps: true, versionKey: false },
);
schema.index({ isActive: 1, isRecurring: 1, endDate: 1 });

export const HolidayModel = model('Holiday', schema);
