import type { ClientSession } from 'mongoose';
import { DayScheduleModel, dayScheduleId, type Interval } from './day-schedule.model.ts';
import { overlaps } from './day-slots.ts';
import { reserveSlot } from './reserve-slot.ts';

const NO_LIMIT = Number.MAX_SAFE_INTEGER;
type HeldTime = { date: string; appointmentId: string; interval: Interval };

/**
 * Takes a stretch of a day for staff: only other appointments stand in the way, not hours, buffer or the day's limit.
 * @throws DomainError SLOT_TAKEN when another appointment overlaps.
 */
export async function holdTime(session: ClientSession, time: HeldTime): Promise<void> {
  await reserveSlot(session, { ...time, buffer: 0, max: NO_LIMIT });
}

/** Takes a stretch although others overlap: staff were asked, and both sides are marked by the caller. */
export async function holdTimeAnyway(
  session: ClientSession,
  { date, appointmentId, interval }: HeldTime,
): Promise<void> {
  await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date) },
    { $push: { intervals: { appointmentId, ...interval } }, $inc: { count: 1 } },
    { session },
  );
}

/** Gives an appointment's time back; nothing happens when it holds none. */
export async function releaseSlot(session: ClientSession, date: string, appointmentId: string): Promise<void> {
  await DayScheduleModel.updateOne(
    { _id: dayScheduleId(date), 'intervals.appointmentId': appointmentId },
    { $pull: { intervals: { appointmentId } }, $inc: { count: -1 } },
    { session },
  );
}

/** Ids of the other appointments that overlap a stretch of a day. */
export async function findConflicts(
  session: ClientSession,
  { date, appointmentId, interval }: HeldTime,
): Promise<string[]> {
  const schedule = await DayScheduleModel.findById(dayScheduleId(date), null, { session }).lean();
  return (schedule?.intervals ?? [])
    .filter((taken) => taken.appointmentId !== appointmentId && overlaps(taken, interval))
    .map((taken) => taken.appointmentId);
}
