import { type ClosedTimeAppointment, datesBetween, today } from '@practice/contracts';
import { type ClientSession, isDuplicateKey, withTransaction } from '@practice/service-kit';
import { lastPublicDate } from '../schedule/booking-horizon.ts';
import { DayScheduleModel, dayScheduleId, emptySchedule } from '../schedule/day-schedule.model.ts';
import { comingDays, findInClosedTime } from './find-in-closed-time.ts';
import { readClosedTimeAppointments } from './read-closed-time-appointments.ts';

/** What a change has written, and which dates it may close or open. */
type Change<T> = { record: T; isAffected: (date: string) => boolean };

/** A record of the calendar as it was saved, and the appointments that stand in closed time since then. */
export type Saved<T> = { record: T; closedTimeAppointments: ClosedTimeAppointment[] };

const ATTEMPTS = 3;

/**
 * Changes what decides which times are open, in one transaction with the schedules of the affected days: a booking that
 * is being made for one of them is decided again, by the new rules. Days to come that have no schedule yet get one, as
 * far ahead as the public may book.
 */
export async function changeCalendar<T>(change: (session: ClientSession) => Promise<Change<T>>): Promise<Saved<T>> {
  const bookable = datesBetween(today(), await lastPublicDate());
  for (let attempt = 1; ; attempt++) {
    try {
      return await withTransaction(async (session) => {
        const before = new Set(await findInClosedTime(session));
        const { record, isAffected } = await change(session);
        await touchSchedules(session, bookable, isAffected);
        const added = (await findInClosedTime(session)).filter((id) => !before.has(id));
        return { record, closedTimeAppointments: await readClosedTimeAppointments(added, session) };
      });
    } catch (error) {
      // Another booking or change has made the schedule of a day, or the hours of a weekday, at the same moment.
      if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function touchSchedules(
  session: ClientSession,
  bookable: string[],
  isAffected: (date: string) => boolean,
): Promise<void> {
  const schedules = await DayScheduleModel.find({ _id: comingDays() }, { date: 1 }, { session }).lean();
  const known = new Set(schedules.map(({ date }) => date));
  const missing = bookable.filter((date) => isAffected(date) && !known.has(date));
  const touched = schedules.filter(({ date }) => isAffected(date)).map(({ _id }) => _id);
  await DayScheduleModel.insertMany(
    missing.map((date) => ({ _id: dayScheduleId(date), ...emptySchedule(date) })),
    { session },
  );
  await DayScheduleModel.updateMany({ _id: { $in: touched } }, { $inc: { revision: 1 } }, { session });
}
