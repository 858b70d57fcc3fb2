import { today } from '@practice/contracts';
import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { Appointment, StoredAppointment } from '../appointment/appointment.model.ts';
import type { Readable } from '../appointment/clinical-text.ts';
import { isOpen, listSeries, plannedDateOf } from './list-series.ts';
import { lastOccurrenceDate, occurrenceDates } from './series-dates.ts';

export type Recurrence = Pick<Appointment, 'isRecurring' | 'recurringPattern' | 'recurringEndDate'>;

/**
 * The recurrence after a change; null when it stays as it is. A `count` of appointments from `first` on is the end.
 * @throws DomainError VALIDATION_FAILED at the field: no pattern, or an end before the appointment.
 */
export function changedRecurrence(
  target: StoredAppointment,
  changes: Partial<Readable<Appointment>>,
  { first, count }: { first: string; count: number | null },
): Recurrence | null {
  const next = { ...target, ...changes };
  const pattern = next.isRecurring ? next.recurringPattern : null;
  const last = pattern && count ? lastOccurrenceDate(first, pattern, count) : next.recurringEndDate;
  const recurrence: Recurrence = {
    isRecurring: Boolean(next.isRecurring),
    recurringPattern: pattern,
    recurringEndDate: pattern ? last : null,
  };
  const isSame = (Object.keys(recurrence) as (keyof Recurrence)[]).every(
    (field) => recurrence[field] === target[field],
  );
  if (isSame) return null;
  if (recurrence.isRecurring && !recurrence.recurringPattern)
    throw invalid('recurringPattern', 'Tekrar sıklığını seçin');
  if (recurrence.recurringEndDate && recurrence.recurringEndDate < next.appointmentDate)
    throw invalid('recurringEndDate', 'Bitiş tarihi ilk randevudan önce olamaz');
  return recurrence;
}

function invalid(field: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', { errors: [{ field, message, code: 'CUSTOM' }] });
}

export type SeriesPlan = {
  /** The date from which the others are counted. */
  first: string;
  /** Those that follow and stay. */
  kept: StoredAppointment[];
  /** Those that follow and are no longer in the series. */
  dropped: StoredAppointment[];
  /** Dates of the series that have one already; also one that is past, completed or cancelled. */
  existing: Map<string, StoredAppointment>;
  /** Days that get an appointment. */
  added: string[];
};

/**
 * What a recurrence means for the appointments after one of a series. What is past, completed or cancelled is never
 * touched, and its day gets no second appointment. One that was moved alone counts for the date that the series had
 * planned for it.
 * @throws DomainError FORBIDDEN when appointments would go and the caller may not delete any.
 */
export async function planSeries(
  ctx: ServiceContext,
  target: StoredAppointment,
  { recurringPattern, recurringEndDate }: Recurrence,
  first: string,
  session?: ClientSession,
): Promise<SeriesPlan> {
  const dates = recurringPattern
    ? occurrenceDates(first, recurringPattern, recurringEndDate).filter((each) => each >= today())
    : [];
  const others = (await listSeries(target, 'following', session)).filter(({ _id }) => !_id.equals(target._id));
  const open = others.filter(isOpen);
  const dropped = open.filter((one) => !dates.includes(plannedDateOf(one)));
  if (dropped.length > 0) assertCan(ctx, 'appointment:delete');
  const existing = new Map(others.map((one) => [plannedDateOf(one), one]));
  return {
    first,
    kept: open.filter((one) => !dropped.includes(one)),
    dropped,
    existing,
    added: dates.filter((each) => !existing.has(each)),
  };
}
