import {
  type ProblemCode,
  type SeriesChoice,
  type SeriesObstacle,
  type SkippedDate,
  seriesObstacleText,
} from '@practice/contracts';
import { DomainError, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { Obstacle } from '../schedule/find-obstacle.ts';
import { reviewDates } from '../series/review-dates.ts';
import { insertStaffAppointment, type NewAppointment } from './insert-staff-appointment.ts';

type Occurrences = {
  /** What each has; their date is that of the series' first, from which on they are counted. */
  fields: NewAppointment;
  dates: readonly string[];
  /** Null: a date that is not free is skipped and reported. */
  choices: readonly SeriesChoice[] | null;
};

type Added = { count: number; skipped: SkippedDate[] };
type Place = { appointmentDate: string; appointmentTime: string; isForced: boolean };

/** The days on which a series and the decisions about it may put appointments; their schedules must exist. */
export function daysOf(dates: readonly string[], choices: readonly SeriesChoice[] | null): string[] {
  return [...dates, ...(choices ?? []).flatMap(({ appointmentDate }) => appointmentDate ?? [])];
}

/**
 * Creates an appointment on each date of a series, in the caller's transaction. A date that is not free is dealt with as
 * was chosen for it.
 * @throws DomainError SERIES_DATES_CHANGED with the dates that nothing was chosen for although there are choices
 */
export async function addOccurrences(
  session: ClientSession,
  ctx: ServiceContext,
  { fields, dates, choices }: Occurrences,
): Promise<Added> {
  const series = { ...fields, first: fields.appointmentDate };
  const review = await reviewDates(daysOf(dates, choices), series, session);
  const refused: SkippedDate[] = [];
  let count = 0;
  for (const date of dates) {
    const choice = choices?.find((one) => one.date === date);
    if (choice?.decision === 'skip') continue;
    const to = placeOf(choice, date, fields.appointmentTime);
    const found = to.isForced
      ? null
      : choice?.decision === 'move'
        ? review.obstacleAt(to.appointmentDate, to.appointmentTime)
        : review.obstacleOn(date);
    if (found) refused.push(skippedFor(date, found));
    else if (await insert(session, ctx, { fields, date, to })) count += 1;
    else refused.push(skippedFor(date, { obstacle: 'appointment', title: null }));
  }
  if (choices && refused.length > 0) {
    const errors = refused.map(({ date, code, message }) => ({
      field: 'seriesChoices',
      message: `${date.split('-').reverse().join('.')}: ${message}`,
      code,
    }));
    throw new DomainError('SERIES_DATES_CHANGED', { errors });
  }
  return { count, skipped: refused };
}

function placeOf(choice: SeriesChoice | undefined, date: string, appointmentTime: string): Place {
  if (choice?.decision === 'move' && choice.appointmentDate && choice.appointmentTime) {
    return { appointmentDate: choice.appointmentDate, appointmentTime: choice.appointmentTime, isForced: false };
  }
  return { appointmentDate: date, appointmentTime, isForced: choice?.decision === 'book' };
}

type Inserted = { fields: NewAppointment; date: string; to: Place };

/** False when another of the same series has the time. */
async function insert(session: ClientSession, ctx: ServiceContext, { fields, date, to }: Inserted): Promise<boolean> {
  const { isForced, ...time } = to;
  const isMoved = time.appointmentDate !== date || time.appointmentTime !== fields.appointmentTime;
  const exception = isMoved ? { plannedDate: date, exceptionFields: ['appointmentDate', 'appointmentTime'] } : {};
  try {
    const decided = { allowConflict: isForced, allowClosed: true };
    await insertStaffAppointment(session, ctx, { ...fields, ...time, ...exception }, decided);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'APPOINTMENT_OVERLAP') return false;
    throw error;
  }
}

const codes: Partial<Record<SeriesObstacle, ProblemCode>> = { appointment: 'APPOINTMENT_OVERLAP', full: 'SLOT_TAKEN' };

function skippedFor(date: string, { obstacle, title }: Pick<Obstacle, 'obstacle' | 'title'>): SkippedDate {
  return {
    date,
    code: codes[obstacle] ?? 'SLOT_CLOSED',
    message: `${seriesObstacleText({ obstacle, detail: title })}.`,
  };
}
