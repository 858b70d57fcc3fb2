import { type ChildProfileRecord, toSearchKey } from '@practice/contracts';
import { DomainError, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { ChildAppointmentModel } from './child-appointment.model.ts';
import { ChildIdentityModel, childKey } from './child-identity.model.ts';
import { ChildProfileModel } from './child-profile.model.ts';
import { childProfiles } from './child-profile.store.ts';
import { makeChildProfile } from './make-child-profile.ts';

type Named = Pick<StoredAppointment, '_id' | 'childName' | 'childBirthDate' | 'phone' | 'parentName' | 'email'>;

/** What staff chose for a child that another file may be of: that file, or a new one. */
export type ChosenFile = { childProfileId?: string | null | undefined; isNewFile?: boolean | null | undefined };

/**
 * The file that an appointment belongs to, by its link or else by the child's name, birth date and the phone of a parent or
 * of another guardian; null without one.
 */
export async function findProfileIdOf(appointment: Named, session?: ClientSession): Promise<string | null> {
  const options = { session: session ?? null };
  const link = await ChildAppointmentModel.findById(String(appointment._id), null, options).lean();
  if (link) return link.childProfileId;
  const identity = await ChildIdentityModel.findById(childKey(appointment), null, options).lean();
  if (identity) return identity.childProfileId;
  const namesakes = await findNamesakes(appointment, session);
  const known = namesakes.find(({ guardians }) => guardians.some(({ phone }) => phone === appointment.phone));
  return known?.id ?? null;
}

/** The files of children with the same name and birth date. */
export async function findNamesakes(
  { childName, childBirthDate }: Pick<Named, 'childName' | 'childBirthDate'>,
  session?: ClientSession,
): Promise<ChildProfileRecord[]> {
  const found = await ChildProfileModel.find({ childBirthDate }, null, { session: session ?? null }).lean();
  const name = toSearchKey(childName);
  return found.filter((each) => toSearchKey(each.childName) === name).map(childProfiles.toRecord);
}

/**
 * The id of the file that an appointment belongs to, in the caller's transaction; it is made when there is none.
 * @throws DomainError CHILD_FILE_EXISTS when a file of the same name and birth date is there and neither it nor a new one
 * was chosen; VALIDATION_FAILED when the file of another child was chosen; CONFLICT when the appointment belongs to another
 * file than the chosen one.
 */
export async function ensureChildProfile(
  session: ClientSession,
  ctx: ServiceContext,
  appointment: Named,
  chosen: ChosenFile = {},
): Promise<string> {
  const known = await findProfileIdOf(appointment, session);
  if (known && (chosen.isNewFile || (chosen.childProfileId ?? known) !== known))
    throw new DomainError('CONFLICT', { message: 'Bu randevu zaten başka bir dosyaya ait.' });
  const childProfileId = known ?? (await decideFile(session, ctx, appointment, chosen));
  const _id = String(appointment._id);
  // A write each time: with a merge or a split that moves the appointment meanwhile it is a conflict, and one of the two
  // begins again, so that no record is left behind in the other file.
  const change = { $setOnInsert: { childProfileId }, $inc: { uses: 1 } };
  await ChildAppointmentModel.updateOne({ _id }, change, { upsert: true, session });
  return childProfileId;
}

/** The chosen file of the same child, or a new one; from now on the child is known by this phone too. */
async function decideFile(session: ClientSession, ctx: ServiceContext, appointment: Named, chosen: ChosenFile) {
  const namesakes = chosen.isNewFile ? [] : await findNamesakes(appointment, session);
  if (namesakes.length > 0 && !chosen.childProfileId) throw new DomainError('CHILD_FILE_EXISTS');
  if (chosen.childProfileId && !namesakes.some(({ id }) => id === chosen.childProfileId)) {
    const message = 'Bu çocuğun dosyalarından birini seçin';
    throw new DomainError('VALIDATION_FAILED', { errors: [{ field: 'childProfileId', message, code: 'OTHER_CHILD' }] });
  }
  const childProfileId = chosen.childProfileId ?? (await makeChildProfile(session, ctx, appointment));
  const { childBirthDate, phone } = appointment;
  await ChildIdentityModel.create([{ _id: childKey(appointment), childProfileId, childBirthDate, phone }], { session });
  return childProfileId;
}
