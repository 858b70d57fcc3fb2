import {
  type AppointmentRecord,
  type CreateAppointmentInput,
  createAppointmentInput,
  DEFAULT_CALENDAR_COLOR,
  type SkippedDate,
} from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { requestedFields } from '../appointment/requested-fields.ts';
import { ensureDaySchedules } from '../schedule/reserve-slot.ts';
import { lastOccurrenceDate, occurrenceDates } from '../series/series-dates.ts';
import { findServiceSlug } from '../therapy-services/find-service-slug.ts';
import { addOccurrences, daysOf } from './add-occurrences.ts';
import { durationOf } from './duration-of.ts';
import { insertStaffAppointment, type NewAppointment } from './insert-staff-appointment.ts';
import { onlyOnce } from './only-once.ts';

export type SavedAppointment = { appointment: AppointmentRecord; savedCount: number; skipped: SkippedDate[] };

/**
 * Creates an appointment for staff, or with `isRecurring` a series, in one transaction: the first must be possible.
 * Without `seriesChoices` later dates that are not free are skipped and reported; with them all are saved as was chosen or
 * none is. The same Idempotency-Key again gets the same response.
 * @throws DomainError VALIDATION_FAILED; CLOSED_TIME and APPOINTMENT_OVERLAP with what is in the way of the first;
 * SERIES_DATES_CHANGED, IDEMPOTENCY_KEY_REUSED.
 */
export async function createAppointment(ctx: ServiceContext, raw: unknown): Promise<SavedAppointment> {
  const input = readInput(ctx, 'appointment:write', createAppointmentInput, raw);
  return onlyOnce(ctx, input, async (remember) => {
    const fields = toFields({ ...input, serviceType: await findServiceSlug(input.serviceType) });
    const { appointmentDate, recurringPattern, recurringEndDate } = fields;
    const dates = recurringPattern ? occurrenceDates(appointmentDate, recurringPattern, recurringEndDate) : [];
    const choices = input.seriesChoices ?? null;
    await ensureDaySchedules([appointmentDate, ...daysOf(dates, choices)]);
    return withTransaction(async (session) => {
      const decided = { allowConflict: input.allowConflict ?? false, allowClosed: input.allowClosed ?? false };
      const first = await insertStaffAppointment(session, ctx, fields, decided);
      const series = { ...fields, recurringParentId: String(first._id) };
      const { count, skipped } =
        dates.length > 0
          ? await addOccurrences(session, ctx, { fields: series, dates, choices })
          : { count: 0, skipped: [] };
      const saved = { appointment: toAppointmentRecord(first), savedCount: count + 1, skipped };
      await remember(session, saved);
      return saved;
    });
  });
}

function toFields(input: CreateAppointmentInput): NewAppointment {
  return {
    ...requestedFields(input),
    reason: input.reason ?? '',
    notes: input.notes ?? null,
    duration: durationOf(input),
    status: input.status ?? 'pending',
    priority: input.priority ?? 'normal',
    paymentStatus: input.paymentStatus ?? 'pending',
    fee: input.fee ?? null,
    reminderSent: input.reminderSent ?? false,
    ...recurrenceOf(input),
    recurringParentId: null,
    calendarColor: input.calendarColor ?? DEFAULT_CALENDAR_COLOR,
    source: 'staff',
    consents: null,
  };
}

/** A number of appointments is stored as the date of the last one. */
function recurrenceOf({ isRecurring, appointmentDate, recurringCount, ...input }: CreateAppointmentInput) {
  const recurringPattern = (isRecurring && input.recurringPattern) || null;
  const last =
    recurringPattern && recurringCount && lastOccurrenceDate(appointmentDate, recurringPattern, recurringCount);
  return {
    isRecurring: isRecurring ?? false,
    recurringPattern,
    recurringEndDate: recurringPattern ? last || input.recurringEndDate || null : null,
  };
}
