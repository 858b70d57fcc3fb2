import { emit, recordAudit, type ServiceContext } from '@practice/service-kit';
import { type ClientSession, Types } from 'mongoose';
import { type Appointment, AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { searchFieldsOf } from '../appointment/appointment-records.ts';
import { reserveAppointmentSlot } from '../appointment/appointment-slot.ts';
import { timeFieldsOf } from '../appointment/appointment-times.ts';
import { encryptClinicalTexts, type Readable } from '../appointment/clinical-text.ts';
import { findClosedTimes } from '../schedule/closed-times.ts';

/** An appointment that staff make, without what follows from its fields. */
export type NewAppointment = Omit<
  Readable<Appointment>,
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'startsAt'
  | 'endsAt'
  | 'appointmentEndTime'
  | 'remindersFrom'
  | 'announced'
  | 'parentAnswer'
  | 'conflictsWith'
  | 'originalDate'
  | 'resubmissions'
  | keyof ReturnType<typeof searchFieldsOf>
>;

/**
 * Inserts an appointment in the caller's transaction, with its slot, history, audit entry and event. The day's schedule
 * must exist.
 * @throws DomainError CLOSED_TIME, APPOINTMENT_OVERLAP; nothing is written then
 */
export async function insertStaffAppointment(
  session: ClientSession,
  ctx: ServiceContext,
  fields: NewAppointment,
  { allowConflict, allowClosed }: { allowConflict: boolean; allowClosed: boolean },
): Promise<StoredAppointment> {
  const _id = new Types.ObjectId();
  const id = String(_id);
  const closedTimes = allowClosed ? [] : await findClosedTimes(session, fields);
  const conflictsWith = await reserveAppointmentSlot(session, id, fields, { allowConflict, closedTimes });
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
}
