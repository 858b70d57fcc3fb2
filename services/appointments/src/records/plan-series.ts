import { today } from '@practice/contracts';
import { assertCan, DomainError, type ServiceContext } from '@practice/service-kit';
import type { Appointment, StoredAppointment } from '../appointment/appointment.model.ts';
import { decryptClinicalTexts, type Readable } from '../appointment/clinical-text.ts';
import { addOccurrences, type NewFields, type SavedAppointment } from './create-appointment.ts';
import { listSeries } from './list-series.ts';
import { removeAppointment } from './remove-appointment.ts';
import { occurrenceDates } from './series-dates.ts';

type Recurrence = Pick<Appointment, 'isRecurring' | 'recurringPattern' | 'recurringEndDate'>;

/**
 * The recurrence after a change; null when it stays as it is.
 * @throws DomainError VALIDATION_FAILED at the field: no pattern, or an end before the appointment.
 */
export function changedRecurrence(
  target: StoredAppointment,
  changes: Partial<Readable<Appointment>>,
): Recurrence | null {
  const next = { ...target, ...changes };
  const recurrence: Recurrence = {
    isRecurring: Boolean(next.isRecurring),
    recurringPattern: next.isRecurring ? next.recurringPattern : null,
    recurringEndDate: next.isRecurring ? next.recurringEndDate : null,
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

type SeriesPlan = {
  /** Those that follow and stay. */
  kept: StoredAppointment[];
  /** Those that follow and are no longer in the series. */
  dropped: StoredAppointment[];
  /** Days that get an appointment. */
  added: string[];
};

/**
 * What a recurrence means for the appointments after one of a series. What is past, completed or cancelled is never
 * touched, and its day gets no second appointment.
 * @throws DomainError FORBIDDEN when appointments would go and the caller may not delete any.
 */
export async function planSeries(
  ctx: ServiceContext,
  target: StoredAppointment,
  { recurringPattern, recurringEndDate }: Recurrence,
  date: string,
): Promise<SeriesPlan> {
  const dates = recurringPattern
    ? occurrenceDates(date, recurringPattern, recurringEndDate).filter((each) => each >= today())
    : [];
  const others = (await listSeries(target, 'following')).filter(({ _id }) => !_id.equals(target._id));
  const isOpen = ({ status, startsAt }: StoredAppointment) =>
    (status === 'pending' || status === 'confirmed') && startsAt > new Date();
  const open = others.filter(isOpen);
  const dropped = open.filter(({ appointmentDate }) => !dates.includes(appointmentDate));
  if (dropped.length > 0) assertCan(ctx, 'appointment:delete');
  const taken = new Set(others.map(({ appointmentDate }) => appointmentDate));
  return {
    kept: open.filter((one) => !dropped.includes(one)),
    dropped,
    added: dates.filter((each) => !taken.has(each)),
  };
}

/** Executes a plan for its saved appointment; days that are closed or taken are skipped. */
export async function carryOut(
  ctx: ServiceContext,
  { dropped, added }: SeriesPlan,
  first: StoredAppointment,
  saved: SavedAppointment,
): Promise<void> {
  for (const { _id } of dropped) await removeAppointment(ctx, String(_id));
  await addOccurrences(ctx, fieldsOf(first), added, saved);
}

/** An appointment like this one, as yet unpaid, unreminded and, unless it is confirmed, to be confirmed. */
function fieldsOf(first: StoredAppointment): NewFields {
  const { parentName, childName, childBirthDate, phone, email, serviceType } = first;
  const { appointmentDate, appointmentTime, duration, priority, fee, calendarColor } = first;
  const { isRecurring, recurringPattern, recurringEndDate } = first;
  return {
    ...{ parentName, childName, childBirthDate, phone, email, serviceType },
    ...decryptClinicalTexts(first),
    ...{ appointmentDate, appointmentTime, duration, priority, fee, calendarColor },
    ...{ isRecurring, recurringPattern, recurringEndDate },
    recurringParentId: first.recurringParentId ?? String(first._id),
    status: first.status === 'confirmed' ? 'confirmed' : 'pending',
    paymentStatus: 'pending',
    reminderSent: false,
    source: 'staff',
    consents: null,
  };
}
