import { fromInstant } from '@practice/contracts';
import type { ClientSession } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ChildIdentityModel, childKey } from '../clinical/child-identity.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';

/** The last day of each. */
export type LastDays = Map<string, string>;

const dayOf = (at: Date) => fromInstant(at).date;

/**
 * The last day on which something was done about the child of each file: its last appointment (one to come too), note,
 * assessment or upload, or that the file was made. With a session in its transaction, one query after the other.
 */
export async function lastDaysOfFiles(ids: readonly string[], session?: ClientSession): Promise<LastDays> {
  const days: LastDays = new Map();
  const note = (id: string | undefined, day: string) => {
    if (id !== undefined && day > (days.get(id) ?? '')) days.set(id, day);
  };
  const options = { session: session ?? null };
  const ofFiles = { childProfileId: { $in: ids } };
  for (const { _id, createdAt } of await ChildProfileModel.find(
    { _id: { $in: ids } },
    { createdAt: 1 },
    options,
  ).lean())
    note(String(_id), dayOf(createdAt));
  const dated = { childProfileId: 1, createdAt: 1 };
  for (const { childProfileId, createdAt } of await ClinicalNoteModel.find(ofFiles, dated, options).lean())
    note(childProfileId, dayOf(createdAt));
  for (const assessed of await AssessmentModel.find(ofFiles, { ...dated, assessmentDate: 1 }, options).lean()) {
    note(assessed.childProfileId, dayOf(assessed.createdAt));
    note(assessed.childProfileId, assessed.assessmentDate);
  }

  const links = await ChildAppointmentModel.find(ofFiles, null, options).lean();
  const fileOf = new Map(links.map(({ _id, childProfileId }) => [_id, childProfileId]));
  const appointmentIds = { $in: [...fileOf.keys()] };
  for (const linked of await AppointmentModel.find({ _id: appointmentIds }, { appointmentDate: 1 }, options).lean())
    note(fileOf.get(String(linked._id)), linked.appointmentDate);
  const uploads = await AppointmentFileModel.find(
    { appointmentId: appointmentIds },
    { appointmentId: 1, createdAt: 1 },
    options,
  ).lean();
  for (const { appointmentId, createdAt } of uploads) note(fileOf.get(appointmentId), dayOf(createdAt));

  // A parent books without knowing of files: such an appointment is the child's by name, birth date and phone.
  const identities = await ChildIdentityModel.find(ofFiles, null, options).lean();
  const known = new Map(identities.map(({ _id, childProfileId }) => [_id, childProfileId]));
  const phones = [...new Set(identities.map(({ phone }) => phone))];
  for (const [key, day] of await lastDaysOfChildren(phones, session)) note(known.get(key), day);
  return days;
}

/** The day of the last appointment of each child with one of these phones, by the child's key; one to come too. */
export async function lastDaysOfChildren(phones: readonly string[], session?: ClientSession): Promise<LastDays> {
  const days: LastDays = new Map();
  const booked = await AppointmentModel.find(
    { phone: { $in: phones } },
    { childName: 1, childBirthDate: 1, phone: 1, appointmentDate: 1 },
    { session: session ?? null },
  ).lean();
  for (const { appointmentDate, ...child } of booked) {
    const key = childKey(child);
    if (appointmentDate > (days.get(key) ?? '')) days.set(key, appointmentDate);
  }
  return days;
}
