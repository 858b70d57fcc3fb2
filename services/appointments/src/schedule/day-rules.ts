import { dayOfWeek, fromInstant, holidayStartsAt, toInstant, toMinutes } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type AvailableSlot, AvailableSlotModel } from './available-slot.model.ts';
import { type Blockout, BlockoutModel } from './blockout.model.ts';
import { type DaySchedule, DayScheduleModel, dayScheduleId, type Interval } from './day-schedule.model.ts';
import { type Holiday, HolidayModel } from './holiday.model.ts';
import type { SharedSlot } from './in-the-way.ts';
import { type WorkingHour, WorkingHourModel } from './working-hour.model.ts';

/** Everything that decides which times of a date can be booked. */
export type DayRules = {
  date: string;
  /** null: the practice does not work on this day of the week. */
  hours: WorkingHour | null;
  /** Closed for all of the day. */
  isHoliday: boolean;
  /** Titles of the holidays that close all of the day. */
  holidays: string[];
  /** When the first holiday begins that begins in the course of the day, in minutes; null without one. */
  holidayStart: number | null;
  /** Blockouts and holidays that begin in the course of the day, with their titles, and closed slots. */
  closed: (Interval & { kind: 'holiday' | 'blockout' | 'slot'; title?: string })[];
  /** Slots that take several appointments at once. */
  shared: SharedSlot[];
  taken: DaySchedule['intervals'];
};

const MINUTES_OF_A_DAY = 1440;

/**
 * Loads the rules of dates, in their order. `session` reads them inside a transaction; the schedule of a single date must
 * exist then.
 */
export async function loadDayRules(dates: string[], session?: ClientSession): Promise<DayRules[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const filters = filtersOf(dates, first, last);
  const stored = await (session && dates.length === 1 ? readJoined(filters, session) : readEach(filters, session));
  return dates.map((date) => rulesOf(date, stored));
}

/** The rules of a date by what is stored for it, as far as that is active. */
export function rulesOf(date: string, { hours, holidays, blockouts, slots, schedules }: Stored): DayRules {
  const closings = holidays.flatMap((holiday) => {
    const start = holidayStartsAt(holiday, date);
    return start === null ? [] : [{ start, end: MINUTES_OF_A_DAY, title: holiday.title }];
  });
  const wholeDay = closings.filter(({ start }) => start === 0);
  const later = closings.filter(({ start }) => start > 0);
  const ofDay = slots.filter((slot) => slot.date === date);
  return {
    date,
    hours: hours.find((hour) => hour.dayOfWeek === dayOfWeek(date)) ?? null,
    isHoliday: wholeDay.length > 0,
    holidays: wholeDay.map(({ title }) => title),
    holidayStart: later.length > 0 ? Math.min(...later.map(({ start }) => start)) : null,
    closed: [
      ...later.map((holiday) => ({ ...holiday, kind: 'holiday' as const })),
      ...blockouts.flatMap((blockout) =>
        intervalOn(blockout, date).map((interval) => ({
          ...interval,
          kind: 'blockout' as const,
          title: blockout.title,
        })),
      ),
      ...ofDay.filter((slot) => !slot.isAvailable).map((slot) => ({ ...intervalOfSlot(slot), kind: 'slot' as const })),
    ],
    shared: ofDay
      .filter((slot) => slot.isAvailable && slot.maxCapacity > 1)
      .map((slot) => ({ ...intervalOfSlot(slot), capacity: slot.maxCapacity })),
    taken: schedules.find((schedule) => schedule.date === date)?.intervals ?? [],
  };
}

type Stored = {
  hours: WorkingHour[];
  holidays: Holiday[];
  blockouts: Blockout[];
  slots: AvailableSlot[];
  schedules: DaySchedule[];
};
type Filters = ReturnType<typeof filtersOf>;

function filtersOf(dates: string[], first: string, last: string) {
  const startOfFirst = toInstant(first, '00:00');
  const endOfLast = new Date(toInstant(last, '00:00').getTime() + MINUTES_OF_A_DAY * 60_000);
  return {
    hours: { isActive: true },
    holidays: { isActive: true, $or: [{ isRecurring: true }, { endDate: { $gte: first } }] },
    blockouts: { isActive: true, endDateTime: { $gt: startOfFirst }, startDateTime: { $lt: endOfLast } },
    slots: { date: { $gte: first, $lte: last }, $or: [{ isAvailable: false }, { maxCapacity: { $gt: 1 } }] },
    schedules: { _id: { $in: dates.map(dayScheduleId) } },
  };
}

/** Reads everything in one query, for transactions, where queries run one after the other. */
async function readJoined({ schedules, ...joined }: Filters, session: ClientSession): Promise<Stored> {
  const models = {
    hours: WorkingHourModel,
    holidays: HolidayModel,
    blockouts: BlockoutModel,
    slots: AvailableSlotModel,
  };
  const lookUp = (as: keyof typeof models) => ({
    $lookup: { from: models[as].collection.collectionName, pipeline: [{ $match: joined[as] }], as },
  });
  const found = await DayScheduleModel.aggregate<DaySchedule & Omit<Stored, 'schedules'>>([
    { $match: schedules },
    lookUp('hours'),
    lookUp('holidays'),
    lookUp('blockouts'),
    lookUp('slots'),
  ]).session(session);
  // It existed a moment ago: a database that was killed meanwhile may have lost its last writes.
  if (!found[0]) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2, detail: 'the day has no schedule' });
  return { ...found[0], schedules: found };
}

async function readEach(filters: Filters, session?: ClientSession): Promise<Stored> {
  const options = session ? { session } : {};
  const hours = WorkingHourModel.find(filters.hours, null, options).lean();
  const holidays = HolidayModel.find(filters.holidays, null, options).lean();
  const blockouts = BlockoutModel.find(filters.blockouts, null, options).lean();
  const slots = AvailableSlotModel.find(filters.slots, null, options).lean();
  const schedules = DayScheduleModel.find(filters.schedules, null, options).lean();
  // A session takes one query at a time; a query begins when it is awaited.
  if (session) {
    return {
      hours: await hours,
      holidays: await holidays,
      blockouts: await blockouts,
      slots: await slots,
      schedules: await schedules,
    };
  }
  const all = await Promise.all([hours, holidays, blockouts, slots, schedules]);
  return { hours: all[0], holidays: all[1], blockouts: all[2], slots: all[3], schedules: all[4] };
}

function intervalOfSlot({ startTime, endTime }: AvailableSlot): Interval {
  return { start: toMinutes(startTime), end: toMinutes(endTime) };
}

/** The part of a blockout that falls on a date. */
function intervalOn(blockout: Pick<Blockout, 'startDateTime' | 'endDateTime'>, date: string): Interval[] {
  const from = fromInstant(blockout.startDateTime);
  const to = fromInstant(blockout.endDateTime);
  if (from.date > date || to.date < date) return [];
  const start = from.date < date ? 0 : from.minute;
  const end = to.date > date ? MINUTES_OF_A_DAY : to.minute;
  return start < end ? [{ start, end }] : [];
}
