import { type FoundExpiredRecord, MAX_EXPIRED_RECORDS, toInstant } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildIdentityModel, childKey } from '../clinical/child-identity.model.ts';
import { lastDaysOfChildren, lastDaysOfFiles } from './last-days.ts';

const CHUNK = 500;
const fields = { childName: 1, parentName: 1, childBirthDate: 1, phone: 1, appointmentDate: 1 };
type Dated = Pick<StoredAppointment, '_id' | keyof typeof fields>;

/**
 * Appointments from before the day `keptFrom` of children about whom nothing was done since then, the oldest first, up to
 * one more than are asked for: what belongs together is kept together, for as long as a child comes.
 */
export async function findExpiredAppointments(keptFrom: string): Promise<FoundExpiredRecord[]> {
  const found: Dated[] = [];
  let chunk: Dated[] = [];
  const classify = async () => {
    found.push(...(await expiredAmong(chunk, keptFrom)));
    chunk = [];
  };
  const old = AppointmentModel.find({ startsAt: { $lt: toInstant(keptFrom, '00:00') } }, fields)
    .sort({ startsAt: 1, _id: 1 })
    .lean()
    .cursor({ batchSize: CHUNK });
  for await (const appointment of old) {
    chunk.push(appointment);
    if (chunk.length === CHUNK) await classify();
    if (found.length > MAX_EXPIRED_RECORDS) break;
  }
  await classify();
  return found.map(({ _id, appointmentDate, childName, parentName }) => ({
    id: String(_id),
    date: appointmentDate,
    name: `${childName} (veli: ${parentName})`,
    detail: null,
    partOfId: null,
  }));
}

/** Those of some appointments that are over, whatever was done meanwhile; with a session in its transaction. */
export async function expiredAmong<One extends Dated>(
  appointments: readonly One[],
  keptFrom: string,
  session?: ClientSession,
): Promise<One[]> {
  const old = appointments.filter(({ appointmentDate }) => appointmentDate < keptFrom);
  if (old.length === 0) return [];
  const files = await filesOf(old, session);
  const ofFiles = await lastDaysOfFiles([...new Set(files.values())], session);
  const alone = old.filter(({ _id }) => !files.has(String(_id)));
  const ofChildren = await lastDaysOfChildren([...new Set(alone.map(({ phone }) => phone))], session);
  return old.filter((appointment) => {
    const file = files.get(String(appointment._id));
    const last = file === undefined ? ofChildren.get(childKey(appointment)) : ofFiles.get(file);
    return (last ?? appointment.appointmentDate) < keptFrom;
  });
}

/** The file of each appointment that has one, by its link or else by the child's name, birth date and phone. */
async function filesOf(appointments: readonly Dated[], session?: ClientSession): Promise<Map<string, string>> {
  const options = { session: session ?? null };
  const ids = appointments.map(({ _id }) => String(_id));
  const links = await ChildAppointmentModel.find({ _id: { $in: ids } }, null, options).lean();
  const keys = [...new Set(appointments.map(childKey))];
  const identities = await ChildIdentityModel.find({ _id: { $in: keys } }, null, options).lean();
  const byKey = new Map(identities.map(({ _id, childProfileId }) => [_id, childProfileId]));
  const byLink = new Map(links.map(({ _id, childProfileId }) => [_id, childProfileId]));
  return new Map(
    appointments.flatMap((appointment): [string, string][] => {
      const id = String(appointment._id);
      const file = byLink.get(id) ?? byKey.get(childKey(appointment));
      return file === undefined ? [] : [[id, file]];
    }),
  );
}
