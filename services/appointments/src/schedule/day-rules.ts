import { dayOfWeek, fromInstant, toInstant, toMinutes } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type AvailableSlot, AvailableSlotModel } from './available-slot.model.ts';
import { type Blockout, BlockoutModel } from './blockout.model.ts';
import { type DaySchedule, DayScheduleModel, dayScheduleId, type Interval } from './day-schedule.model.ts';
import { type Holiday, HolidayModel, isHolidayOn } from './holiday.model.ts';
import { type WorkingHour, WorkingHourModel } from './working-hour.model.ts';

/** Everything that decides which times of a date can be booked. */
export type DayRules = {
  date: string;
  /** null: the practice does not work on this day of the week. */
  hours: WorkingHour | null;
  isHoliday: boolean;
  /** Titles of the holidays. */
  holidays: string[];
  /** Blockouts, with their titles, and closed generated slots. */
  closed: (Interval & { title?: string })[];
  taken: Interval[];
};

const MINUTES_OF_A_DAY = 1440;

/** Loads the rules of dates in a row. `session` reads them inside a transaction; the first date's schedule must exist then. */
export async function loadDayRules(dates: string[], session?: ClientSession): Promise<DayRules[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const filters = filtersOf(dates, first, last);
  const { hours, holidays, blockouts, closedSlots, schedules } = await (session
    ? readJoined(filters, session)
    : readEach(filters));
  return dates.map((date) => ({
    date,
    hours: hours.find((hour) => hour.dayOfWeek === dayOfWeek(date)) ?? null,
    isHoliday: holidays.some((holiday) => isHolidayOn(holiday, date)),
    holidays: holidays.filter((holiday) => isHolidayOn(holiday, date)).map(({ title }) => title),
    closed: [
      ...blockouts.flatMap((blockout) =>
        intervalOn(blockout, date).map((interval) => ({ ...interval, title: blockout.title })),
      ),
      ...closedSlots
        .filter((slot) => slot.date === date)
        .map((slot) => ({ start: toMinutes(slot.startTime), end: toMinutes(slot.endTime) })),
    ],
    taken: schedules.find((schedule) => schedule.date === date)?.intervals ?? [],
  }));
}

type Stored = {
  hours: WorkingHour[];
  holidays: Holiday[];
  blockouts: Blockout[];
  closedSlots: AvailableSlot[];
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
    closedSlots: { date: { $gte: first, $lte: last }, isAvailable: false },
    schedules: { _id: { $in: dates.map(dayScheduleId) } },
  };
}

/** Reads everything in one query, for transactions, where queries run one after the other. */
async function readJoined({ schedules, ...joined }: Filters, session: ClientSession): Promise<Stored> {
  const models = {
    hours: WorkingHourModel,
    holidays: HolidayModel,
    blockouts: BlockoutModel,
    closedSlots: AvailableSlotModel,
  };
  const lookUp = (as: keyof typeof models) => ({
    $lookup: { from: models[as].collection.collectionName, pipeline: [{ $match: joined[as] }], as },
  });
  const found = await DayScheduleModel.aggregate<DaySchedule & Omit<Stored, 'schedules'>>([
    { $match: schedules },
    lookUp('hours'),
    lookUp('holidays'),
    lookUp('blockouts'),
    lookUp('closedSlots'),
  ]).session(session);
  // It existed a moment ago: a database that was killed meanwhile may have lost its last writes.
  if (!found[0]) throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 2, detail: 'the day has no schedule' });
  return { ...found[0], schedules: found };
}

async function readEach(filters: Filters): Promise<Stored> {
  const [hours, holidays, blockouts, closedSlots, schedules] = await Promise.all([
    WorkingHourModel.find(filters.hours).lean(),
    HolidayModel.find(filters.holidays).lean(),
    BlockoutModel.find(filters.blockouts).lean(),
    AvailableSlotModel.find(filters.closedSlots).lean(),
    DayScheduleModel.find(filters.schedules).lean(),
  ]);
  return { hours, holidays, blockouts, closedSlots, schedules };
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
