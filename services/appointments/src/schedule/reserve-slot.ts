import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { DayScheduleModel, dayScheduleId, type Interval } from './day-schedule.model.ts';
import { overlaps } from './day-slots.ts';

/** An interval of a day for one appointment. */
export type Slot = { date: string; appointmentId: string; interval: Interval };

type Rules = {
  /** Minutes that stay free between two appointments; 0 when not given. */
  buffer?: number;
  /** How many appointments the day takes; any number when not given. */
  max?: number;
  /** Reserves the slot although others overlap it. */
  force?: boolean;
};

/** Makes sure that the schedule of a day exists. Call it before the transaction that reserves a slot of that day. */
export async function ensureDaySchedule(date: string): Promise<void> {
  await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date) },
    { $setOnInsert: { date, intervals: [], count: 0 } },
    { upsert: true },
  );
}

/**
 * Makes sure of a day's schedule, and refuses an interval that is taken already before a transaction is begun for it: of
 * many who ask for one time at once, most come too late. Who gets it is decided by `reserveSlot` alone.
 * @throws DomainError SLOT_TAKEN
 */
export async function ensureSlotFree(date: string, interval: Interval): Promise<void> {
  const schedule = await DayScheduleModel.findById(dayScheduleId(date)).lean();
  if (!schedule) return ensureDaySchedule(date);
  if (schedule.intervals.some((taken) => overlaps(taken, interval))) throw new DomainError('SLOT_TAKEN');
}

/**
 * Reserves a slot by one conditional write, so that under any number of callers one wins. The day's schedule must exist.
 * @throws DomainError SLOT_TAKEN when the interval, or the buffer around it, is taken, or the day is full
 */
export async function reserveSlot(
  session: ClientSession,
  { date, appointmentId, interval }: Slot,
  { buffer = 0, max, force = false }: Rules = {},
): Promise<void> {
  const { start, end } = interval;
  const overlapping = { $elemMatch: { start: { $lt: end + buffer }, end: { $gt: start - buffer } } };
  const isFree = force
    ? {}
    : { intervals: { $not: overlapping }, ...(max === undefined ? {} : { count: { $lt: max } }) };
  const reserved = await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date), ...isFree },
    { $push: { intervals: { appointmentId, start, end } }, $inc: { count: 1 } },
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

/** Ids of the other appointments that overlap a slot. */
export async function findConflicts(
  session: ClientSession,
  { date, appointmentId, interval }: Slot,
): Promise<string[]> {
  const schedule = await DayScheduleModel.findById(dayScheduleId(date), null, { session }).lean();
  return (schedule?.intervals ?? [])
    .filter((taken) => taken.appointmentId !== appointmentId && overlaps(taken, interval))
    .map((taken) => taken.appointmentId);
}
