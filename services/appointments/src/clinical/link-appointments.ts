import { withTransaction } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { ChildAppointmentModel } from './child-appointment.model.ts';
import { ChildIdentityModel, childKey } from './child-identity.model.ts';

/**
 * Links the appointments of a child that no file has yet: a parent books without knowing of files. Those that staff have
 * moved to another file stay there.
 */
export async function linkAppointments(childProfileId: string): Promise<void> {
  const identities = await ChildIdentityModel.find({ childProfileId }).lean();
  const keys = new Set(identities.map(({ _id }) => _id));
  const booked = await AppointmentModel.find(
    { phone: { $in: [...new Set(identities.map(({ phone }) => phone))] } },
    { childName: 1, childBirthDate: 1, phone: 1 },
  ).lean();
  const own = booked.filter((appointment) => keys.has(childKey(appointment))).map(({ _id }) => String(_id));
  const linked = await ChildAppointmentModel.find({ _id: { $in: own } }, { _id: 1 }).lean();
  const known = new Set(linked.map(({ _id }) => _id));
  const missing = own.filter((id) => !known.has(id));
  if (missing.length === 0) return;
  await withTransaction(async (session) => {
    for (const _id of missing)
      await ChildAppointmentModel.updateOne({ _id }, { $setOnInsert: { childProfileId } }, { upsert: true, session });
  });
}

/** The appointments that belong to a file, the latest first. */
export async function appointmentsOf(childProfileId: string): Promise<StoredAppointment[]> {
  const links = await ChildAppointmentModel.find({ childProfileId }, { _id: 1 }).lean();
  return AppointmentModel.find({ _id: { $in: links.map(({ _id }) => _id) } })
    .sort({ startsAt: -1, _id: 1 })
    .lean();
}
