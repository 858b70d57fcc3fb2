import type { ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { ChildAppointmentModel } from './child-appointment.model.ts';
import { ChildIdentityModel, childKey } from './child-identity.model.ts';
import { makeChildProfile } from './make-child-profile.ts';

type Named = Pick<StoredAppointment, '_id' | 'childName' | 'childBirthDate' | 'phone' | 'parentName' | 'email'>;

/** The file that an appointment belongs to, by its link or else by the child's name, birth date and phone; null without one. */
export async function findProfileIdOf(appointment: Named, session?: ClientSession): Promise<string | null> {
  const options = { session: session ?? null };
  const link = await ChildAppointmentModel.findById(String(appointment._id), null, options).lean();
  if (link) return link.childProfileId;
  const identity = await ChildIdentityModel.findById(childKey(appointment), null, options).lean();
  return identity?.childProfileId ?? null;
}

/** The id of the file that an appointment belongs to, in the caller's transaction; it is made when there is none. */
export async function ensureChildProfile(
  session: ClientSession,
  ctx: ServiceContext,
  appointment: Named,
): Promise<string> {
  const known = await findProfileIdOf(appointment, session);
  const childProfileId = known ?? (await makeKnownProfile(session, ctx, appointment));
  const _id = String(appointment._id);
  // A write each time: with a merge or a split that moves the appointment meanwhile it is a conflict, and one of the two
  // begins again, so that no record is left behind in the other file.
  const change = { $setOnInsert: { childProfileId }, $inc: { uses: 1 } };
  await ChildAppointmentModel.updateOne({ _id }, change, { upsert: true, session });
  return childProfileId;
}

async function makeKnownProfile(session: ClientSession, ctx: ServiceContext, appointment: Named): Promise<string> {
  const childProfileId = await makeChildProfile(session, ctx, appointment);
  const { childBirthDate, phone } = appointment;
  await ChildIdentityModel.create([{ _id: childKey(appointment), childProfileId, childBirthDate, phone }], { session });
  return childProfileId;
}
