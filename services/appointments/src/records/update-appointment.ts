import { addDays, type UpdateAppointmentInput, updateAppointmentInput, z } from '@practice/contracts';
import { DomainError, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { ensureDaySchedule } from '../schedule/reserve-slot.ts';
import { findServiceSlug } from '../therapy-services/find-service-slug.ts';
import { type Changes, changeAppointment } from './change-appointment.ts';
import { durationOf, type SavedAppointment } from './create-appointment.ts';
import { findAppointment } from './find-appointment.ts';
import { listSeries } from './list-series.ts';
import { carryOut, changedRecurrence, planSeries } from './plan-series.ts';

const withId = updateAppointmentInput.safeExtend({ id: z.string() });

/**
 * Changes an appointment for staff; with `scope` the following ones or all of its series too, whose dates move by as
 * many days as its own; `notifyParent` is about this one alone. An old `version` is refused with the current record; without one the change is applied. A new
 * recurrence replans the following appointments (`planSeries`).
 * @throws DomainError NOT_FOUND, VALIDATION_FAILED, VERSION_CONFLICT, APPOINTMENT_OVERLAP
 */
export async function updateAppointment(ctx: ServiceContext, raw: unknown): Promise<SavedAppointment> {
  const { id, version, allowConflict, notifyParent, scope, ...input } = readInput(
    ctx,
    'appointment:write',
    withId,
    raw,
  );
  if (input.serviceType) input.serviceType = await findServiceSlug(input.serviceType);
  const target = await findAppointment(id);
  const changes = toChanges(target, input);
  const save = (appointment: StoredAppointment, own: Changes, options: Omit<Options, 'allowConflict'>) =>
    saveOne(ctx, appointment, own, { allowConflict: allowConflict ?? false, ...options });

  const recurrence = changedRecurrence(target, changes);
  const plan =
    recurrence && (await planSeries(ctx, target, recurrence, changes.appointmentDate ?? target.appointmentDate));
  const all = { ...changes, ...recurrence };

  const saved = await save(target, all, { version: version ?? null, notifyParent: notifyParent ?? false });
  const result: SavedAppointment = { appointment: toAppointmentRecord(saved), savedCount: 1, skipped: [] };
  const days = plan ? 0 : differenceInCalendarDays(parseISO(saved.appointmentDate), parseISO(target.appointmentDate));
  for (const other of plan?.kept ?? (await listSeries(target, scope ?? 'one'))) {
    if (String(other._id) === id) continue;
    const date = addDays(other.appointmentDate, days);
    const own = recurrence && (scope ?? 'one') === 'one' ? recurrence : all;
    try {
      await save(other, { ...own, appointmentDate: date }, { version: null, notifyParent: false });
      result.savedCount += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error;
      result.skipped.push({ date, code: error.code, message: error.message });
    }
  }
  if (plan) await carryOut(ctx, plan, saved, result);
  return result;
}

type Options = { allowConflict: boolean; version: number | null; notifyParent: boolean };

async function saveOne(ctx: ServiceContext, { _id, ...known }: StoredAppointment, changes: Changes, options: Options) {
  await ensureDaySchedule(changes.appointmentDate ?? known.appointmentDate);
  return withTransaction(async (session) =>
    changeAppointment(session, ctx, {
      appointment: await findAppointment(String(_id), session),
      changes,
      changeType: 'updated',
      ...options,
    }),
  );
}

type Fields = Omit<UpdateAppointmentInput, 'version' | 'allowConflict' | 'notifyParent' | 'scope'>;

/** The record's fields from the form's: what was not sent stays, what was emptied gets its default. */
function toChanges(target: StoredAppointment, input: Fields): Changes {
  const { appointmentEndTime, duration, reason, priority, paymentStatus, calendarColor, status, ...rest } = input;
  const changes: Changes = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  if (status) changes.status = status;
  if (priority) changes.priority = priority;
  if (paymentStatus) changes.paymentStatus = paymentStatus;
  if (calendarColor) changes.calendarColor = calendarColor;
  if (rest.reminderSent === null) changes.reminderSent = false;
  if (rest.isRecurring === null) changes.isRecurring = false;
  if (reason !== undefined) changes.reason = reason ?? '';
  const appointmentTime = input.appointmentTime ?? target.appointmentTime;
  if (duration != null || appointmentEndTime)
    changes.duration = durationOf({ appointmentTime, appointmentEndTime, duration });
  else durationOf({ appointmentTime, duration: target.duration });
  return changes;
}
