import { toMinutes } from '@practice/contracts';
import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { AvailableSlotModel } from './available-slot.model.ts';
import {
  type DaySchedule,
  DayScheduleModel,
  dayScheduleId,
  emptySchedule,
  type Interval,
  type ScheduleVersion,
} from './day-schedule.model.ts';
import { inTheWay, type SharedSlot } from './in-the-way.ts';

/** An interval of a day for one appointment. */
export type Slot = { date: string; appointmentId: string; interval: Interval };

type Rules = {
  /** Minutes that stay free between two appointments; 0 when not given. */
  buffer?: number;
  /** How many appointments the day takes; any number when not given. */
  max?: number;
  /** Reserves the slot although others overlap it. */
  force?: boolean;
  /** Others overlap it in a slot that takes several. */
  isShared?: boolean;
  /** Reserves beside others in a shared slot, which was decided on a day with so many appointments. */
  sharedAmong?: number;
  /** Of the schedule by which it was decided, when that was read outside of the transaction. */
  schedule?: ScheduleVersion;
};

/**
 * Makes sure that the schedule of a day exists. Call it before the transaction that reserves a slot of that day.
 * @returns the schedule if this call has made it
 */
export async function ensureDaySchedule(date: string): Promise<Omit<DaySchedule, '_id'> | null> {
  const made = emptySchedule(date);
  const { upsertedCount } = await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date) },
    { $setOnInsert: made },
    { upsert: true },
  );
  return upsertedCount > 0 ? made : null;
}

/** The same for several days at once. */
export async function ensureDaySchedules(dates: readonly string[]): Promise<void> {
  if (dates.length === 0) return;
  const ids = { _id: { $in: dates.map(dayScheduleId) } };
  const known = new Set((await DayScheduleModel.find(ids, { date: 1 }).lean()).map(({ date }) => date));
  const upserts = [...new Set(dates)]
    .filter((date) => !known.has(date))
    .map((date) => ({
      updateOne: { filter: { _id: dayScheduleId(date) }, update: { $setOnInsert: emptySchedule(date) }, upsert: true },
    }));
  if (upserts.length > 0) await DayScheduleModel.bulkWrite(upserts, { ordered: false });
}

/** The slots of a day that take several appointments at once. */
export async function findSharedSlots(date: string, session?: ClientSession): Promise<SharedSlot[]> {
  const filter = { date, isAvailable: true, maxCapacity: { $gt: 1 } };
  const slots = await AvailableSlotModel.find(filter, null, session ? { session } : {}).lean();
  return slots.map(({ startTime, endTime, maxCapacity }) => ({
    start: toMinutes(startTime),
    end: toMinutes(endTime),
    capacity: maxCapacity,
  }));
}

/**
 * Reserves a slot by one conditional write, so that under any number of callers one wins. The day's schedule must exist.
 * @throws DomainError SLOT_TAKEN when the interval, or the buffer around it, is taken, the day is full, or its schedule another
 */
export async function reserveSlot(
  session: ClientSession,
  { date, appointmentId, interval }: Slot,
  { buffer = 0, max, force = false, sharedAmong, isShared = sharedAmong !== undefined, schedule }: Rules = {},
): Promise<void> {
  const { start, end } = interval;
  const overlapping = { $elemMatch: { start: { $lt: end + buffer }, end: { $gt: start - buffer } } };
  // No `$and`: the embedded database would read the schedules of all days.
  const count = {
    ...(max === undefined ? {} : { $lt: max }),
    ...(sharedAmong === undefined ? {} : { $eq: sharedAmong }),
  };
  const isFree = {
    ...(Object.keys(count).length > 0 ? { count } : {}),
    ...schedule,
    ...(sharedAmong === undefined ? { intervals: { $not: overlapping } } : {}),
  };
  // By the driver: mongoose would look at each condition of the filter again.
  const reserved = await DayScheduleModel.collection.updateOne(
    { _id: dayScheduleId(date), ...(force ? {} : isFree) } as object,
    {
      $push: { intervals: { appointmentId, start, end, ...(isShared ? { isShared } : {}) } } as never,
      $inc: { count: 1 },
    },
    { session },
  );
  if (reserved.modifiedCount === 0) throw new DomainError('SLOT_TAKEN');
}

/** Releases the slot of an appointment; nothing happens when it has none. */
export async function releaseSlot(session: ClientSession, date: string, appointmentId: string): Promise<void> {
  await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date), 'intervals.appointmentId': appointmentId },
    { $pull: { intervals: { appointmentId } }, $inc: { count: -1 } },
    { session },
  );
}

/** The other appointments that overlap a slot: those in the way of it, and those with which it shares a slot. */
export async function findOverlaps(
  session: ClientSession,
  { date, appointmentId, interval }: Slot,
): Promise<{ conflicts: string[]; isShared: boolean }> {
  const schedule = await DayScheduleModel.findById(dayScheduleId(date), null, { session }).lean();
  const others = (schedule?.intervals ?? []).filter((taken) => taken.appointmentId !== appointmentId);
  const overlapping = inTheWay(interval, others);
  if (overlapping.length === 0) return { conflicts: [], isShared: false };
  const conflicts = inTheWay(interval, others, { shared: await findSharedSlots(date, session) });
  return { conflicts: conflicts.map((taken) => taken.appointmentId), isShared: conflicts.length < overlapping.length };
}
