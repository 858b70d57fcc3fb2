import { differenceInCalendarDays } from 'date-fns';
import { closedTimeAppointments } from './closed-time-appointments.ts';
import { dateSaying, timeOfDay } from './date-formats.ts';
import { toMinutes } from './dates.ts';
import { checkedBy, type FieldSentence, optionalText, requiredText, versionInput } from './record-inputs.ts';
import { z } from './zod-setup.ts';

const DAYS_OF_A_YEAR = 366;

/**
 * Days on which the practice is closed, `startDate` to `endDate`; a recurring one every year on the same days. With
 * `startTime` the first day is closed from that time on, as the eve of a religious holiday is from 13:00.
 */
export const holidayRecord = z
  .object({
    id: z.string(),
    title: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    startTime: z
      .string()
      .nullable()
      .meta({ description: 'The first day is closed from this time on, `HH:mm`; null: all of it.' }),
    closureType: z.string(),
    isRecurring: z.boolean(),
    recurringPattern: z.string().nullable().meta({ description: '`yearly` when it recurs, else null.' }),
    description: z.string().nullable(),
    isActive: z.boolean(),
    version: z.number().int(),
  })
  .meta({
    id: 'Holiday',
    description: 'Days on which the practice is closed, `yyyy-MM-dd`; a recurring one every year on the same days.',
  });

const fields = {
  title: requiredText(120, 'Başlık gerekli'),
  startDate: dateSaying('Başlangıç tarihini seçin'),
  endDate: z.nullish(dateSaying('Bitiş tarihini seçin')),
  startTime: z.nullish(timeOfDay),
  closureType: optionalText(30),
  isRecurring: z.boolean().nullish(),
  description: optionalText(1000),
  isActive: z.boolean().nullish(),
};

type HolidayDays = { startDate: string; endDate?: string | null };

/** What is wrong with the days of a holiday: in order, and at most a year. */
export function holidayProblems({ startDate, endDate }: HolidayDays): FieldSentence[] {
  const last = endDate || startDate;
  if (last < startDate) return [{ field: 'endDate', message: 'Bitiş tarihi başlangıçtan önce olamaz' }];
  if (differenceInCalendarDays(last, startDate) >= DAYS_OF_A_YEAR) {
    return [{ field: 'endDate', message: 'Tatil bir yıldan uzun olamaz' }];
  }
  return [];
}

export const createHolidayInput = z
  .strictObject(fields)
  .superRefine(checkedBy(holidayProblems))
  .meta({ id: 'CreateHolidayInput' });

export const updateHolidayInput = z
  .strictObject({ ...z.object(fields).partial().shape, version: versionInput })
  .meta({ id: 'UpdateHolidayInput' });

/** A saved holiday, and the appointments that stand in it. */
export const savedHoliday = holidayRecord.extend({ closedTimeAppointments }).meta({ id: 'SavedHoliday' });

type Closing = Pick<HolidayRecord, 'startDate' | 'endDate' | 'isRecurring' | 'startTime'>;

/**
 * From which minute of a date a holiday closes the practice: 0 for all of the day, null when it does not. A recurring
 * one may run over the new year; one that begins or ends on 29 February does so on the 28th in other years, as a monthly
 * series takes the last day of a shorter month.
 */
export function holidayStartsAt(holiday: Closing, date: string): number | null {
  const { startDate, endDate, isRecurring, startTime } = holiday;
  const inYear = (day: string) => (isRecurring ? dayOfYear(day, date) : day);
  const [start, end] = [inYear(startDate), inYear(endDate)];
  const isWithin = start <= end ? start <= date && date <= end : date >= start || date <= end;
  if (!isWithin) return null;
  return startTime && date === start ? toMinutes(startTime) : 0;
}

/** The same day in the year of `date`. */
function dayOfYear(day: string, date: string): string {
  const year = date.slice(0, 4);
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  const monthAndDay = day.slice(5);
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`;
}

export type HolidayRecord = z.infer<typeof holidayRecord>;
export type SavedHoliday = z.infer<typeof savedHoliday>;
