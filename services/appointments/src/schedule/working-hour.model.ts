import type { WorkingHourRecord } from '@practice/contracts';
import { model, Schema } from 'mongoose';

/** When the practice is open on a day of the week; one a weekday. */
export type WorkingHour = Omit<WorkingHourRecord, 'id'>;

const schema = new Schema<WorkingHour>(
  {
    dayOfWeek: { type: Number, required: true, min: 0, max: 6, unique: true },
    isActive: { type: Boolean, default: true },
    startTime: { type: String, required: true },
    endTime: { type: String, required: true },
    breakStartTime: { type: String, default: null },
    breakEndTime: { type: String, default: null },
    slotDuration: { type: Number, default: 60 },
    bufferTime: { type: Number, default: 15 },
    maxAppointments: { type: Number, default: 8 },
    version: { type: Number, default: 1 },
  },
  { collection: 'working_hours', timestamps: true, versionKey: false },
);

export const WorkingHourModel = model('WorkingHour', schema);
