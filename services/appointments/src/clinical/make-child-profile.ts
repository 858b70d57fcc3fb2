import type { ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import type { StoredAppointment } from '../appointment/appointment.model.ts';
import { childProfiles, profileSearchFields } from './child-profile.store.ts';

type Named = Pick<StoredAppointment, 'childName' | 'childBirthDate' | 'parentName' | 'phone' | 'email'>;

/** Makes a file with the names of an appointment, in the caller's transaction, and gives its id. */
export async function makeChildProfile(session: ClientSession, ctx: ServiceContext, named: Named): Promise<string> {
  const { childName, childBirthDate, parentName, phone, email } = named;
  const fields = { childName, childBirthDate, parentName, parentPhone: phone, parentEmail: email };
  const { id } = await childProfiles.insert(ctx, { values: { ...fields, ...profileSearchFields(fields) }, session });
  return id;
}
