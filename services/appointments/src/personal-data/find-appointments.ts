import type { PersonalDataSubject } from '@practice/contracts';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';

/** The appointments that have the phone or the e-mail, also only where a request was sent again with another one. */
export async function findAppointmentsOf({ phone, email }: PersonalDataSubject): Promise<StoredAppointment[]> {
  const filters = [
    ...(phone === null ? [] : [{ phone }, { 'resubmissions.phone': phone }]),
    ...(email === null ? [] : [{ email }, { 'resubmissions.email': email }]),
  ];
  return filters.length === 0 ? [] : AppointmentModel.find({ $or: filters }).lean();
}

/** The other appointments of children: those that somebody else has made. */
export async function findOtherAppointments(
  childProfileIds: readonly string[],
  known: readonly StoredAppointment[],
): Promise<StoredAppointment[]> {
  const links = await ChildAppointmentModel.find({ childProfileId: { $in: childProfileIds } }).lean();
  const ids = new Set(links.map(({ _id }) => _id));
  for (const { _id } of known) ids.delete(String(_id));
  return AppointmentModel.find({ _id: { $in: [...ids] } }).lean();
}
