import {
  type AppointmentRecord,
  type CreateAppointmentInput,
  createAppointmentInput,
  DEFAULT_DURATION_MINUTES,
  type SkippedDate,
  toMinutes,
} from '@practice/contracts';
import { DomainError, emit, readInput, recordAudit, type ServiceContext, withTransaction } from '@practice/service-kit';
import { Types } from 'mongoose';
import { type Appointment, AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { searchFieldsOf, toAppointmentRecord } from '../appointment/appointment-records.ts';
import { reserveAppointmentSlot } from '../appointment/appointment-slot.ts';
import { timeFieldsOf } from '../appointment/appointment-times.ts';
import { encryptClinicalTexts, type Readable } from '../appointment/clinical-text.ts';
import { ensureDaySchedule } from '../schedule/reserve-slot.ts';
import { findServiceSlug } from '../therapy-services/find-service-slug.ts';
import { assertOpenDay, occurrenceDates } from './series-dates.ts';

export type SavedAppointment = { appointment: AppointmentRecord; savedCount: number; skipped: SkippedDate[] };

/**
 * Creates an appointment for staff, or with `isRecurring` a series: the first must be possible; later days that are
 * closed or taken are skipped and reported.
 * @throws DomainError VALIDATION_FAILED, APPOINTMENT_OVERLAP with the appointments that conflict with the first.
 */
export async function createAppointment(ctx: ServiceContext, raw: unknown): Promise<SavedAppointment> {
  const input = readInput(ctx, 'appointment:write', createAppointmentInput, raw);
  const fields = toFields({ ...input, serviceType: await findServiceSlug(input.serviceType) });
  const first = await createOne(ctx, fields, input.allowConflict ?? false);
  const saved: SavedAppointment = { appointment: toAppointmentRecord(first), savedCount: 1, skipped: [] };
  if (!fields.recurringPattern) return saved;

  const dates = occurrenceDates(fields.appointmentDate, fields.recurringPattern, fields.recurringEndDate);
  await addOccurrences(ctx, { ...fields, recurringParentId: String(first._id) }, dates, saved);
  return saved;
}

/** Creates an appointment on each date; days that are closed or taken are skipped and listed in `saved`. */
export async function addOccurrences(
  ctx: ServiceContext,
  fields: NewFields,
  dates: string[],
  saved: SavedAppointment,
): Promise<void> {
  for (const appointmentDate of dates) {
    try {
      await assertOpenDay(appointmentDate);
      await createOne(ctx, { ...fields, appointmentDate }, false);
      saved.savedCount += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      saved.skipped.push({ date: appointmentDate, code: error.code, message: error.message });
    }
  }
}

export type NewFields = Omit<
  Readable<Appointment>,
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'startsAt'
  | 'endsAt'
  | 'appointmentEndTime'
  | 'conflictsWith'
  | 'originalDate'
  | 'resubmissions'
  | keyof ReturnType<typeof searchFieldsOf>
>;

function toFields(input: CreateAppointmentInput): NewFields {
  return {
    parentName: input.parentName,
    childName: input.childName,
    childBirthDate: input.childBirthDate,
    phone: input.phone,
    email: input.email,
    serviceType: input.serviceType,
    reason: input.reason ?? '',
    notes: input.notes ?? null,
    appointmentDate: input.appointmentDate,
    appointmentTime: input.appointmentTime,
    duration: durationOf(input),
    status: input.status ?? 'pending',
    priority: input.priority ?? 'normal',
    paymentStatus: input.paymentStatus ?? 'pending',
    fee: input.fee ?? null,
    reminderSent: input.reminderSent ?? false,
    isRecurring: input.isRecurring ?? false,
    recurringPattern: input.isRecurring ? (input.recurringPattern ?? null) : null,
    recurringEndDate: input.isRecurring ? (input.recurringEndDate ?? null) : null,
    recurringParentId: null,
    calendarColor: input.calendarColor ?? '#3B82F6',
    source: 'staff',
    consents: null,
  };
}

type Timed = { appointmentTime: string; appointmentEndTime?: string | null; duration?: number | null };

/**
 * Minutes of a duration or an end time; the duration takes precedence, 60 when neither is given.
 * @throws DomainError VALIDATION_FAILED when it would end before it starts or after midnight.
 */
export function durationOf({ appointmentTime, appointmentEndTime, duration }: Timed): number {
  const start = toMinutes(appointmentTime);
  const minutes = duration ?? (appointmentEndTime ? toMinutes(appointmentEndTime) - start : DEFAULT_DURATION_MINUTES);
  if (minutes > 0 && start + minutes <= 1440) return minutes;
  const message = 'Bitiş saati başlangıçtan sonra ve aynı gün olmalı';
  throw new DomainError('VALIDATION_FAILED', {
    errors: [{ field: 'appointmentEndTime', message, code: 'END_BEFORE_START' }],
  });
}

async function createOne(ctx: ServiceContext, fields: NewFields, allowConflict: boolean): Promise<StoredAppointment> {
  await ensureDaySchedule(fields.appointmentDate);
  const _id = new Types.ObjectId();
  const id = String(_id);
  return withTransaction(async (session) => {
    const conflictsWith = await reserveAppointmentSlot(session, id, fields, { allowConflict });
    const [created] = await AppointmentModel.create(
      [
        {
          ...fields,
          ...encryptClinicalTexts(_id, fields),
          ...timeFieldsOf(fields),
          ...searchFieldsOf(fields),
          _id,
          conflictsWith,
        },
      ],
      { session },
    );
    if (!created) throw new Error('The appointment was not inserted.');
    await AppointmentChangeModel.create(
      [{ appointmentId: id, at: new Date(), username: ctx.actor.username, changeType: 'created', fields: [] }],
      { session },
    );
    recordAudit(session, ctx, { action: 'appointment.created', entity: 'appointment', entityId: id });
    emit(session, 'appointment.changed', {
      appointmentId: id,
      changeType: 'created',
      status: fields.status,
      previousStatus: null,
      version: 1,
    });
    return created.toObject();
  });
}
