import { addDays, type SkippedDate } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { intervalOf } from '../appointment/appointment-times.ts';
import { closedTimesOf } from '../schedule/closed-times.ts';
import { loadDayRules } from '../schedule/day-rules.ts';
import { plannedDateOf } from '../series/list-series.ts';
import type { Edit } from './change-together.ts';

/** Where the first is meant to be, the others are too. */
const REGULAR = ['weekday', 'hours', 'break'];

/**
 * Leaves the others of a series where they are when the time that they would get with the first is closed: each is an
 * exception from then on, at the planned date `days` later, and is reported. The first is decided by staff.
 */
export async function keepClosedOut(
  session: ClientSession,
  edits: readonly Edit[],
  days: number,
): Promise<{ edits: Edit[]; skipped: SkippedDate[] }> {
  const [first, ...others] = edits;
  if (!first || !others.some(isOtherTime)) return { edits: [...edits], skipped: [] };
  const dates = [...new Set(edits.map((edit) => timeAfter(edit).appointmentDate))].sort();
  const rules = new Map((await loadDayRules(dates, session)).map((day) => [day.date, day]));
  const closedOf = (edit: Edit) => {
    const time = timeAfter(edit);
    const day = rules.get(time.appointmentDate);
    return day ? closedTimesOf(day, intervalOf(time)) : [];
  };
  const meant = closedOf(first).filter(({ kind }) => REGULAR.includes(kind));
  const skipped: SkippedDate[] = [];
  const kept: Edit[] = [first];
  for (const edit of others) {
    const [closed] = isOtherTime(edit)
      ? closedOf(edit).filter(({ kind }) => !meant.some((one) => one.kind === kind))
      : [];
    if (closed) {
      skipped.push({ date: closed.date, code: 'SLOT_CLOSED', message: closed.message });
      await markException(session, edit, days);
    }
    const { appointmentDate: _, appointmentTime: __, duration: ___, ...rest } = edit.changes;
    kept.push(closed ? { ...edit, changes: rest } : edit);
  }
  return { edits: kept, skipped };
}

const timeAfter = ({ appointment, changes }: Edit) => ({ ...appointment, ...changes });

/** Whether an edit changes the time that an appointment takes. */
export function isOtherTime(edit: Edit): boolean {
  const { appointment } = edit;
  const { appointmentDate, appointmentTime, duration } = timeAfter(edit);
  return (
    appointmentDate !== appointment.appointmentDate ||
    appointmentTime !== appointment.appointmentTime ||
    duration !== appointment.duration
  );
}

/** Marks one of a series that stays where it is while the others move: it stands for its planned date `days` later. */
export async function markException(session: ClientSession, { appointment }: Edit, days: number): Promise<void> {
  const plannedDate = addDays(plannedDateOf(appointment), days);
  const exceptionFields = { $each: ['appointmentDate', 'appointmentTime'] };
  await AppointmentModel.updateOne(
    { _id: appointment._id },
    { $set: { plannedDate }, $addToSet: { exceptionFields } },
    { session },
  );
}
