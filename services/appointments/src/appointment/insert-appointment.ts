import { toInstant, toMinutes, toTimeOfDay } from '@practice/contracts';
import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import type { OpenDay } from '../schedule/assert-bookable.ts';
import { reserveSlot } from '../schedule/reserve-slot.ts';
import { type Appointment, AppointmentModel, type StoredAppointment } from './appointment.model.ts';
import { searchFieldsOf } from './appointment-records.ts';
import { encryptClinicalTexts, type Readable } from './clinical-text.ts';

type NewAppointment = Pick<
  Readable<Appointment>,
  | 'parentName'
  | 'childName'
  | 'childBirthDate'
  | 'phone'
  | 'email'
  | 'serviceType'
  | 'reason'
  | 'appointmentDate'
  | 'appointmentTime'
  | 'duration'
  | 'status'
  | 'source'
  | 'consents'
>;

/**
 * Takes the time on the day's schedule and inserts the appointment, in the caller's transaction. A cancelled one takes
 * no time.
 * @throws DomainError SLOT_TAKEN
 */
export async function insertAppointment(
  session: ClientSession,
  day: OpenDay,
  fields: NewAppointment,
): Promise<StoredAppointment> {
  const id = new Types.ObjectId();
  const start = toMinutes(fields.appointmentTime);
  const end = start + fields.duration;
  if (fields.status !== 'cancelled') {
    await reserveSlot(session, {
      date: fields.appointmentDate,
      appointmentId: String(id),
      interval: { start, end },
      buffer: day.hours.bufferTime,
      max: day.hours.maxAppointments,
    });
  }
  const startsAt = toInstant(fields.appointmentDate, fields.appointmentTime);
  const [appointment] = await AppointmentModel.create(
    [
      {
        ...fields,
        ...encryptClinicalTexts(id, { reason: fields.reason, notes: null }),
        _id: id,
        appointmentEndTime: toTimeOfDay(end),
        startsAt,
        endsAt: new Date(startsAt.getTime() + fields.duration * 60_000),
        ...searchFieldsOf(fields),
      },
    ],
    { session },
  );
  if (!appointment) throw new Error('The appointment was not inserted.');
  return appointment.toObject();
}
