import { model, Schema } from 'mongoose';

/** Part of a day in minutes since midnight at the practice: from `start` up to, not including, `end`. */
export type Interval = { start: number; end: number };

/** Taken by an appointment; `isShared` when others were in its slot, which took several, as it was reserved. */
export type TakenInterval = Interval & { appointmentId: string; isShared?: boolean };

/** The intervals of one day and resource that are taken; only `reserve-slot.ts` adds one. */
export type DaySchedule = {
  /** `resource:date` */
  _id: string;
  date: string;
  intervals: TakenInterval[];
  count: number;
  /** Counts the changes of what closes times of the day: a booking that is being made meanwhile is decided again. */
  revision?: number;
  createdAt?: Date;
};

/** What tells whether the rules of a day may have changed since a schedule was read; null where it has none. */
export type ScheduleVersion = { revision: number | null; createdAt: Date | null };

/** The practice has one calendar. */
const RESOURCE = 'practice';

export function dayScheduleId(date: string): string {
  return `${RESOURCE}:${date}`;
}

/** The schedule of a day on which nothing is taken, without its id. */
export function emptySchedule(date: string): Omit<DaySchedule, '_id'> {
  return { date, intervals: [], count: 0, createdAt: new Date() };
}

const schema = new Schema<DaySchedule>(
  {
    _id: { type: String, required: true },
    date: { type: String, required: true },
    intervals: [{ _id: false, appointmentId: String, start: Number, end: Number, isShared: Boolean }],
    count: { type: Number, default: 0 },
    revision: Number,
    createdAt: Date,
  },
  { collection: 'day_schedules', versionKey: false },
);

export const DayScheduleModel = model('DaySchedule', schema);
