import { DomainError, emit, recordAudit, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { type Appointment, AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { searchFieldsOf, toAppointmentRecord } from '../appointment/appointment-records.ts';
import { releaseAppointmentSlot, reserveAppointmentSlot } from '../appointment/appointment-slot.ts';
import { timeFieldsOf } from '../appointment/appointment-times.ts';
import { decryptClinicalTexts, encryptClinicalText, type Readable } from '../appointment/clinical-text.ts';
import { findClosedTimes } from '../schedule/closed-times.ts';
import { exceptionAfter } from '../series/exceptions.ts';

/** Free text that may be clinical: the history says that it changed, not its content. */
const UNQUOTED = new Set(['notes', 'reason']);
const TIME = ['appointmentDate', 'appointmentTime', 'duration'];

/** Fields and their new values, texts readable. */
export type Changes = Partial<Readable<Appointment>>;

export type Change = {
  appointment: StoredAppointment;
  changes: Changes;
  changeType: 'updated' | 'status';
  allowConflict: boolean;
  allowClosed: boolean;
  /** The version that the caller saw; null when none was sent. */
  version: number | null;
  /** Whether the parent is sent the new time of a confirmed appointment; not when left out. */
  notifyParent?: boolean;
  /** The parent gets no e-mail about a new status. */
  withoutEmail?: boolean;
  /** It takes the change before back. */
  isUndo?: boolean;
  /** Times of the others of its series that get the same status. */
  alsoChanged?: { date: string; time: string }[];
  /** Of one of a series: what is changed alone is an exception from now on, what is changed with the others is none. */
  inSeries?: 'alone' | 'together';
};

/**
 * Changes an appointment that was read in the caller's transaction: its slot, the record, its history, audit entry and
 * event. The schedule of the new day must exist. Its time is judged and reserved again only when it changes, or reserved
 * when the appointment leaves `cancelled`. Moving it keeps the original date and allows new reminders.
 * @throws DomainError VERSION_CONFLICT with the current record; CLOSED_TIME, APPOINTMENT_OVERLAP (`timeRefusal`)
 */
export async function changeAppointment(
  session: ClientSession,
  ctx: ServiceContext,
  { appointment, changes, changeType, allowConflict, allowClosed, version, inSeries, ...sent }: Change,
): Promise<StoredAppointment> {
  if (version !== null && version !== appointment.version) {
    throw new DomainError('VERSION_CONFLICT', { attachment: { current: toAppointmentRecord(appointment) } });
  }
  const fields = changedFields({ ...appointment, ...decryptClinicalTexts(appointment) }, changes);
  if (fields.length === 0) return appointment;
  const id = String(appointment._id);
  const next = { ...appointment, ...changes };
  const update: Partial<Appointment> = { ...toStored(id, changes, fields), ...searchFieldsOf(next) };
  const isMoved =
    next.appointmentDate !== appointment.appointmentDate || next.appointmentTime !== appointment.appointmentTime;
  const isOtherTime = fields.some(({ field }) => TIME.includes(field));
  const closedTimes =
    isOtherTime && !allowClosed ? await findClosedTimes(session, next, isMoved ? null : appointment) : [];
  if (isOtherTime || (next.status === 'cancelled') !== (appointment.status === 'cancelled')) {
    await releaseAppointmentSlot(session, appointment);
    update.conflictsWith = await reserveAppointmentSlot(session, id, next, { allowConflict, closedTimes });
    Object.assign(update, timeFieldsOf(next));
  }
  if (isMoved) {
    update.originalDate = appointment.originalDate ?? appointment.appointmentDate;
    update.reminderSent = changes.reminderSent ?? false;
    update.parentAnswer = null;
  }
  if (isMoved || (next.status === 'confirmed' && appointment.status !== 'confirmed')) update.remindersFrom = new Date();
  const changed = fields.map(({ field }) => field);
  if (inSeries) Object.assign(update, exceptionAfter(appointment, changed, inSeries));
  const at = new Date();
  Object.assign(update, { version: appointment.version + 1, updatedAt: at });
  await AppointmentModel.updateOne({ _id: id }, { $set: update }, { session, timestamps: false });
  const saved: StoredAppointment = { ...appointment, ...update };

  const { username } = ctx.actor;
  const change = { appointmentId: id, at, username, changeType, fields };
  await AppointmentChangeModel.collection.insertOne(change as never, { session });
  recordAudit(session, ctx, {
    action: `appointment.${changeType}`,
    entity: 'appointment',
    entityId: id,
    changedFields: changed,
  });
  emit(session, 'appointment.changed', {
    appointmentId: id,
    changeType,
    status: saved.status,
    previousStatus: appointment.status,
    version: saved.version,
    ...(sent.withoutEmail ? { withoutEmail: true } : {}),
    ...(sent.isUndo ? { isUndo: true } : {}),
    ...(sent.alsoChanged?.length ? { alsoChanged: sent.alsoChanged } : {}),
    ...(isMoved
      ? { moved: { from: timeOf(appointment), to: timeOf(saved), notifyParent: sent.notifyParent ?? false } }
      : {}),
  });
  return saved;
}

/** When an appointment is. */
export function timeOf({ appointmentDate, appointmentTime }: Pick<Appointment, 'appointmentDate' | 'appointmentTime'>) {
  return { date: appointmentDate, time: appointmentTime };
}

function changedFields(before: Readable<StoredAppointment>, changes: Changes) {
  const text = (value: unknown) => (value === null || value === undefined || value === '' ? null : String(value));
  return Object.entries(changes)
    .map(([field, to]) => ({ field, from: text(before[field as keyof Appointment]), to: text(to) }))
    .filter(({ from, to }) => from !== to)
    .map((change) => (UNQUOTED.has(change.field) ? { ...change, from: null, to: null } : change));
}

/** Changes as they are stored. A text that has not changed stays as it lies there, also when it could not be read. */
function toStored(id: string, { reason, notes, ...rest }: Changes, changed: { field: string }[]): Partial<Appointment> {
  const has = (name: string) => changed.some(({ field }) => field === name);
  const stored: Partial<Appointment> = { ...rest };
  if (has('reason')) stored.reason = encryptClinicalText(id, 'reason', reason ?? '');
  if (has('notes')) stored.notes = notes == null ? null : encryptClinicalText(id, 'notes', notes);
  return stored;
}
