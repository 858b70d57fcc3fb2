import { type ExampleKind, type FoundUse, formatDay } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { toAppointmentRecord } from '../appointment/appointment-records.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildIdentityModel, childKey } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { findProfileIdOf } from '../clinical/ensure-child-profile.ts';
import { eraseChildProfile } from '../clinical/erase-child-profile.ts';
import { findAppointment } from '../records/find-appointment.ts';
import { removeAppointment } from '../records/remove-appointment.ts';

/**
 * Appointments of invented families. The file of a child that somebody only opened goes with the last of them; one in which
 * something is written, or to which a real appointment belongs, keeps them.
 */
export const appointmentExamples: ExampleKind = {
  kind: 'appointment',
  model: AppointmentModel,
  read(stored: StoredAppointment) {
    const { childAge: _, reminderSent: __, conflictsWith: ___, ...says } = toAppointmentRecord(stored);
    return { name: nameOf(stored), says };
  },
  async uses(stored: StoredAppointment[]) {
    const profileOf = await findProfiles(stored);
    const [records, others] = await Promise.all([countRecords(stored, profileOf), findOthers(stored, profileOf)]);
    return [...records, ...others];
  },
  async remove(session, ctx, ids) {
    for (const id of ids) {
      const profileId = await findProfileIdOf(await findAppointment(id, session), session);
      await removeAppointment(session, ctx, id);
      if (profileId === null) continue;
      const ofChild = { childProfileId: profileId };
      // One after the other: a transaction takes one command at a time.
      const isNeeded =
        (await ChildAppointmentModel.exists(ofChild).session(session)) ||
        (await ClinicalNoteModel.exists(ofChild).session(session)) ||
        (await AssessmentModel.exists(ofChild).session(session));
      if (!isNeeded) await eraseChildProfile(session, ctx, profileId);
    }
  },
};

function nameOf({ childName, appointmentDate, appointmentTime }: StoredAppointment): string {
  return `${childName}, ${formatDay(appointmentDate)} ${appointmentTime}`;
}

/** The files that the children have, by the ids of the appointments. */
async function findProfiles(stored: StoredAppointment[]): Promise<Map<string, string>> {
  const links = await ChildAppointmentModel.find({ _id: { $in: stored.map(({ _id }) => String(_id)) } }).lean();
  const identities = await ChildIdentityModel.find({ _id: { $in: stored.map(childKey) } }).lean();
  const linked = new Map(links.map(({ _id, childProfileId }) => [_id, childProfileId]));
  const known = new Map(identities.map(({ _id, childProfileId }) => [_id, childProfileId]));
  return new Map(
    stored.flatMap((appointment) => {
      const id = String(appointment._id);
      const profileId = linked.get(id) ?? known.get(childKey(appointment));
      return profileId === undefined ? [] : [[id, profileId] as const];
    }),
  );
}

/** Files of the appointments, and what is written of the children. */
async function countRecords(stored: StoredAppointment[], profileOf: Map<string, string>): Promise<FoundUse[]> {
  const ids = stored.map(({ _id }) => String(_id));
  const ofChildren = { childProfileId: { $in: [...profileOf.values()] } };
  const [files, notes, assessed, profiles] = await Promise.all([
    AppointmentFileModel.find({ appointmentId: { $in: ids } }, { appointmentId: 1 }).lean(),
    ClinicalNoteModel.find(ofChildren, { childProfileId: 1 }).lean(),
    AssessmentModel.find(ofChildren, { childProfileId: 1 }).lean(),
    ChildProfileModel.find({ _id: { $in: [...profileOf.values()] }, version: { $gt: 1 } }, { _id: 1 }).lean(),
  ]);
  return ids.flatMap((id): FoundUse[] => {
    const profileId = profileOf.get(id);
    const countOf = (found: { childProfileId: string }[]) =>
      found.filter(({ childProfileId }) => childProfileId === profileId).length;
    return [
      { id, kind: 'appointmentFile', count: files.filter(({ appointmentId }) => appointmentId === id).length },
      { id, kind: 'clinicalNote', count: countOf(notes) },
      { id, kind: 'assessment', count: countOf(assessed) },
      { id, kind: 'childProfile', count: profiles.filter(({ _id }) => String(_id) === profileId).length },
    ];
  });
}

/** Other appointments of the same children, by their file or by name, birth date and phone. */
async function findOthers(stored: StoredAppointment[], profileOf: Map<string, string>): Promise<FoundUse[]> {
  const links = await ChildAppointmentModel.find({ childProfileId: { $in: [...profileOf.values()] } }).lean();
  const linked = new Map(links.map(({ _id, childProfileId }) => [_id, childProfileId]));
  const others: StoredAppointment[] = await AppointmentModel.find({
    _id: { $nin: stored.map(({ _id }) => _id) },
    $or: [{ phone: { $in: stored.map(({ phone }) => phone) } }, { _id: { $in: [...linked.keys()] } }],
  }).lean();
  return stored.map((appointment) => {
    const id = String(appointment._id);
    const profileId = profileOf.get(id);
    const names = others
      .filter((other) => {
        const isLinked = profileId !== undefined && linked.get(String(other._id)) === profileId;
        return isLinked || childKey(other) === childKey(appointment);
      })
      .map(nameOf);
    return { id, kind: 'appointment', count: names.length, names };
  });
}
