import { dayOfWeek, fromInstant, toInstant, toMinutes } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { AvailableSlotModel } from './available-slot.model.ts';
import { type Blockout, BlockoutModel } from './blockout.model.ts';
import { DaySheetModel, type Span } from './day-sheet.model.ts';
import { HolidayModel, isHolidayOn } from './holiday.model.ts';
import { type WorkingHour, WorkingHourModel } from './working-hour.model.ts';

/** Everything that decides which times of a date can be booked. */
export type DayRules = {
  date: string;
  /** null: the practice does not work on this day of the week. */
  hours: WorkingHour | null;
  isHoliday: boolean;
  /** Blockouts and closed generated slots. */
  closed: Span[];
  taken: Span[];
};

const MINUTES_OF_A_DAY = 1440;

/** Loads the rules of dates in a row; `session` reads them inside a transaction. */
export async function loadDayRules(dates: string[], session?: ClientSession): Promise<DayRules[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const options = { session: session ?? null };
  const startOfFirst = toInstant(first, '00:00');
  const endOfLast = new Date(toInstant(last, '00:00').getTime() + MINUTES_OF_A_DAY * 60_000);
  // One after the other inside a transaction: a session runs one operation at a time.
  const queries = [
    () => WorkingHourModel.find({ isActive: true }, null, options).lean(),
    () =>
      HolidayModel.find(
        { isActive: true, $or: [{ isRecurring: true }, { endDate: { $gte: first } }] },
        null,
        options,
      ).lean(),
    () =>
      BlockoutModel.find(
        { isActive: true, endDateTime: { $gt: startOfFirst }, startDateTime: { $lt: endOfLast } },
        null,
        options,
      ).lean(),
    () => AvailableSlotModel.find({ date: { $gte: first, $lte: last }, isAvailable: false }, null, options).lean(),
    () => DaySheetModel.find({ _id: { $in: dates.map((date) => `practice:${date}`) } }, null, options).lean(),
  ] as const;
  const [hours, holidays, blockouts, closedSlots, sheets] = session
    ? [await queries[0](), await queries[1](), await queries[2](), await queries[3](), await queries[4]()]
    : await Promise.all([queries[0](), queries[1](), queries[2](), queries[3](), queries[4]()]);

  return dates.map((date) => ({
    date,
    hours: hours.find((hour) => hour.dayOfWeek === dayOfWeek(date)) ?? null,
    isHoliday: holidays.some((holiday) => isHolidayOn(holiday, date)),
    closed: [
      ...blockouts.flatMap((blockout) => spanOn(blockout, date)),
      ...closedSlots
        .filter((slot) => slot.date === date)
        .map((slot) => ({ start: toMinutes(slot.startTime), end: toMinutes(slot.endTime) })),
    ],
    taken: sheets.find((sheet) => sheet.date === date)?.spans ?? [],
  }));
}

/** The part of a blockout that falls on a date. */
function spanOn(blockout: Pick<Blockout, 'startDateTime' | 'endDateTime'>, date: string): Span[] {
  const from = fromInstant(blockout.startDateTime);
  const to = fromInstant(blockout.endDateTime);
  if (from.date > date || to.date < date) return [];
  const start = from.date < date ? 0 : from.minute;
  const end = to.date > date ? MINUTES_OF_A_DAY : to.minute;
  return start < end ? [{ start, end }] : [];
}
