import type { ClientSession } from 'mongoose';
import { Types } from 'mongoose';
import type { DayRules } from '../schedule/day-rules.ts';
import { inTheWay } from '../schedule/in-the-way.ts';
import type { OpenDay } from '../schedule/open-day.ts';
import { reserveSlot } from '../schedule/reserve-slot.ts';
import { type Appointment, AppointmentModel, type StoredAppointment } from './appointment.model.ts';
import { searchFieldsOf } from './appointment-records.ts';
import { intervalOf, timeFieldsOf } from './appointment-times.ts';
import { encryptClinicalTexts, type Readable } from './clinical-text.ts';
import type { RequestedFields } from './requested-fields.ts';

type NewAppointment = RequestedFields &
  Pick<Readable<Appointment>, 'reason' | 'duration' | 'status' | 'source' | 'consents'> &
  Pick<Appointment, 'origin' | 'network' | 'suspicion'>;

/** What the schema gives every new appointment. */
const { _id, ...defaults } = new AppointmentModel().toObject();

/**
 * Reserves the slot on the day's schedule and inserts the appointment, in the caller's transaction. A cancelled one needs
 * no slot, and no day.
 * @throws DomainError SLOT_TAKEN
 */
export async function insertAppointment(
  session: ClientSession,
  day: OpenDay | null,
  fields: NewAppointment,
): Promise<StoredAppointment> {
  const id = new Types.ObjectId();
  if (day && fields.status !== 'cancelled') {
    const interval = intervalOf(fields);
    const { bufferTime: buffer, maxAppointments: max } = day.hours;
    const isBeside = (shared: DayRules['shared']) => inTheWay(interval, day.taken, { buffer, shared }).length > 0;
    const isShared = isBeside([]) && !isBeside(day.shared);
    const slot = { date: fields.appointmentDate, appointmentId: String(id), interval };
    const rules = { buffer, max, ...(day.schedule ? { schedule: day.schedule } : {}) };
    await reserveSlot(session, slot, { ...rules, ...(isShared ? { sharedAmong: day.taken.length } : {}) });
  }
  const now = new Date();
  const appointment: StoredAppointment = {
    ...defaults,
    ...fields,
    ...encryptClinicalTexts(id, { reason: fields.reason, notes: null }),
    _id: id,
    ...timeFieldsOf(fields),
    ...searchFieldsOf(fields),
    createdAt: now,
    updatedAt: now,
  };
  await AppointmentModel.collection.insertOne(appointment, { session });
  return appointment;
}
