import { type SeriesPreviewRecord, seriesPreviewInput, type z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import type { Obstacle } from '../schedule/find-obstacle.ts';
import { findFreeTimesNearby } from '../series/find-free-times-nearby.ts';
import { plannedDateOf } from '../series/list-series.ts';
import { planSeries } from '../series/plan-series.ts';
import { reviewDates } from '../series/review-dates.ts';
import { lastOccurrenceDate, occurrenceDates } from '../series/series-dates.ts';
import { durationOf } from './duration-of.ts';
import { findAppointment } from './find-appointment.ts';

/**
 * What creating a series, or giving an appointment another recurrence (`appointmentId`), would make of its dates: decided
 * by the functions that do it, so that it is what they do as long as nobody books or closes a time meanwhile.
 * @throws DomainError VALIDATION_FAILED, NOT_FOUND, FORBIDDEN when appointments would go and the caller may delete none
 */
export async function previewSeries(ctx: ServiceContext, raw: unknown): Promise<SeriesPreviewRecord> {
  const input = readInput(ctx, 'appointment:read', seriesPreviewInput, raw);
  const { appointmentDate: first, appointmentTime, appointmentId } = input;
  const duration = durationOf(input);
  const { from, dates, existing, dropped } = await planOf(ctx, input);
  const series = { first: from, appointmentTime, duration, appointmentId: appointmentId ?? null };
  const open = [first, ...dates].filter((date) => date === first || !existing.has(date));
  const review = await reviewDates(open, series);
  const obstacles = new Map(open.map((date) => [date, review.obstacleOn(date)] as const));
  const closed = open.filter((date) => date !== first && obstacles.get(date));
  const nearby = await findFreeTimesNearby(closed, { after: first, appointmentTime, duration });
  const details = await detailsOf([...obstacles.values()]);
  return {
    dates: [first, ...dates].map((date) => {
      const obstacle = obstacles.get(date) ?? null;
      const kept = date === first ? undefined : existing.get(date);
      return {
        date,
        appointmentTime: kept?.appointmentTime ?? appointmentTime,
        state: kept ? 'existing' : stateOf(obstacle),
        obstacle: obstacle?.obstacle ?? null,
        detail: obstacle && details(obstacle),
        nearby: nearby.get(date) ?? null,
      };
    }),
    removed: dropped.map(({ _id, ...one }) => ({
      id: String(_id),
      appointmentDate: one.appointmentDate,
      appointmentTime: one.appointmentTime,
    })),
  };
}

async function planOf(ctx: ServiceContext, input: z.output<typeof seriesPreviewInput>) {
  const { appointmentDate, recurringPattern, recurringCount, appointmentId } = input;
  const target = appointmentId ? await findAppointment(appointmentId) : null;
  // One that was moved alone stands for the day that its series has planned.
  const from = target?.appointmentDate === appointmentDate ? plannedDateOf(target) : appointmentDate;
  const recurringEndDate = recurringCount
    ? lastOccurrenceDate(from, recurringPattern, recurringCount)
    : (input.recurringEndDate ?? null);
  const dates = occurrenceDates(from, recurringPattern, recurringEndDate);
  if (!target) return { from, dates, existing: new Map<string, StoredAppointment>(), dropped: [] };
  const recurrence = { isRecurring: true, recurringPattern, recurringEndDate };
  const { existing, dropped, added } = await planSeries(ctx, target, recurrence, from);
  return { from, dates: dates.filter((date) => existing.has(date) || added.includes(date)), existing, dropped };
}

function stateOf(obstacle: Obstacle | null) {
  if (!obstacle) return 'free';
  return obstacle.obstacle === 'appointment' || obstacle.obstacle === 'full' ? 'taken' : 'closed';
}

/** What stands in the way, in words: the title of what closes the time, or the children who have it. */
async function detailsOf(obstacles: (Obstacle | null)[]): Promise<(obstacle: Obstacle) => string | null> {
  const ids = obstacles.flatMap((obstacle) => obstacle?.appointmentIds ?? []);
  const found = ids.length > 0 ? await AppointmentModel.find({ _id: { $in: ids } }).lean() : [];
  const words = new Map(
    found.map((one) => [String(one._id), `${one.childName}, ${one.appointmentTime}–${one.appointmentEndTime}`]),
  );
  return ({ title, appointmentIds }) =>
    appointmentIds.length > 0 ? appointmentIds.flatMap((id) => words.get(id) ?? []).join('; ') || null : title;
}
