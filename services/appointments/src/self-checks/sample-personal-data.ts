import type { PersonalSample } from '@practice/contracts';
import { assertCan, type InternalFunctions, sampleIds } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { decryptClinicalTexts } from '../appointment/clinical-text.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';

const DAY_MS = 86_400_000;
const FAMILIES = 60;
const PROFILES = 20;

/** What families said who come these weeks, the last to ask first, and ids of records of each kind. */
export const samplePersonalData: InternalFunctions<'appointments'>['samplePersonalData'] = async (ctx) => {
  assertCan(ctx, 'privacy:read');
  const now = Date.now();
  const window = { $gte: new Date(now - 30 * DAY_MS), $lt: new Date(now + 60 * DAY_MS) };
  const coming = await AppointmentModel.find({ startsAt: window }).lean<StoredAppointment[]>();
  coming.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const families = coming.slice(0, FAMILIES);
  const profiles = await ChildProfileModel.find().limit(PROFILES).lean();
  const ids = [
    ...families.slice(0, 2).map(({ _id }) => String(_id)),
    ...(await sampleIds([ChildProfileModel, ClinicalNoteModel, AssessmentModel, AppointmentFileModel])),
  ];
  const ofProfiles = profiles.flatMap(({ parentName, childName }) => [named(parentName), named(childName)]);
  return { values: [...families.flatMap(valuesOf), ...ofProfiles], ids };
};

function valuesOf(appointment: StoredAppointment): PersonalSample['values'] {
  const { reason, notes } = decryptClinicalTexts(appointment);
  return [
    named(appointment.parentName),
    named(appointment.childName),
    { kind: 'phone', text: appointment.phone },
    { kind: 'email', text: appointment.email },
    ...[reason, notes ?? ''].map((text) => ({ kind: 'text', text }) as const),
  ];
}

function named(text: string) {
  return { kind: 'name', text } as const;
}
