import { DomainError } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { DayScheduleModel, dayScheduleId, type Interval } from './day-schedule.model.ts';
import { overlaps } from './day-slots.ts';

/** Makes sure that a day's schedule exists. Call it before the transaction that takes a time of that day. */
export async function ensureDaySchedule(date: string): Promise<void> {
  await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date) },
    { $setOnInsert: { date, intervals: [], count: 0 } },
    { upsert: true },
  );
}

/**
 * Makes sure of a day's schedule as `ensureDaySchedule` does, and refuses a stretch that is seen to be taken, before a
 * transaction is begun for it: of many who ask for one time at once, most come too late. Who gets it is decided by
 * `reserveSlot` alone.
 * @throws DomainError SLOT_TAKEN
 */
export async function ensureSlotFree(date: string, interval: Interval): Promise<void> {
  const schedule = await DayScheduleModel.findById(dayScheduleId(date)).lean();
  if (!schedule) return ensureDaySchedule(date);
  if (schedule.intervals.some((taken) => overlaps(taken, interval))) throw new DomainError('SLOT_TAKEN');
}

type TakeTime = {
  date: string;
  appointmentId: string;
  interval: Interval;
  /** Minutes that stay free between two appointments. */
  buffer: number;
  /** How many appointments the day takes. */
  max: number;
};

/**
 * Gives a stretch of a day to an appointment: one conditional write, so that under any number of callers one wins.
 * @throws DomainError SLOT_TAKEN when it, or the buffer around it, is taken, or the day is full.
 */
export async function reserveSlot(session: ClientSession, { date, appointmentId, interval, buffer, max }: TakeTime) {
  const taken = await DayScheduleModel.updateOne(
    {
      _id: dayScheduleId(date),
      count: { $lt: max },
      intervals: {
        $not: { $elemMatch: { start: { $lt: interval.end + buffer }, end: { $gt: interval.start - buffer } } },
      },
    },
    { $push: { intervals: { appointmentId, ...interval } }, $inc: { count: 1 } },
    { session },
  );
  if (taken.modifiedCount === 0) throw new DomainError('SLOT_TAKEN');
}
