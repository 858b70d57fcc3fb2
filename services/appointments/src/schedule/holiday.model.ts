import { model, Schema } from 'mongoose';

/** Days on which the practice is closed; a recurring one every year on the same days. */
export type Holiday = {
  title: string;
  startDate: string;
  endDate: string;
  closureType: string;
  isRecurring: boolean;
  description: string | null;
  isActive: boolean;
};

const schema = new Schema<Holiday>(
  {
    title: { type: String, required: true },
    startDate: { type: String, required: true },
    endDate: { type: String, required: true },
    closureType: { type: String, default: 'holiday' },
    isRecurring: { type: Boolean, default: false },
    description: { type: String, default: null },
    isActive: { type: Boolean, default: true },
  },
  { collection: 'holidays', timestamps: true },
);
schema.index({ isActive: 1, isRecurring: 1, endDate: 1 });

export const HolidayModel = model('Holiday', schema);

/** Whether a holiday closes a date; a recurring one may run over the new year. */
export function isHolidayOn(holiday: Pick<Holiday, 'startDate' | 'endDate' | 'isRecurring'>, date: string): boolean {
  if (!holiday.isRecurring) return holiday.startDate <= date && date <= holiday.endDate;
  const [start, end, day] = [holiday.startDate.slice(5), holiday.endDate.slice(5), date.slice(5)];
  return start <= end ? start <= day && day <= end : day >= start || day <= end;
}
