import { model, Schema } from 'mongoose';

/** A stretch of a day, in minutes since midnight at the practice: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

/** The times of one day and resource that are taken: the one place where a time is given away (`take-time.ts`). */
export type DaySheet = {
  /** `resource:date` */
  _id: string;
  date: string;
  spans: (Span & { appointmentId: string })[];
  count: number;
};

/** The practice has one calendar. */
export const RESOURCE = 'practice';

export function sheetId(date: string): string {
  return `${RESOURCE}:${date}`;
}

const schema = new Schema<DaySheet>(
  {
    _id: { type: String, required: true },
    date: { type: String, required: true },
    spans: [{ _id: false, appointmentId: String, start: Number, end: Number }],
    count: { type: Number, default: 0 },
  },
  { collection: 'day_sheets', versionKey: false },
);

export const DaySheetModel = model('DaySheet', schema);
