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

/** What families said who come these weeks, the last to ask first, and ids of records of each kind. */
export const samplePersonalData: InternalFunctions<'appointments'>['samplePersonalData'] = async (ctx) => {
  assertCan(ctx, 'privacy:read');
  const now = Date.now();
  const window = { $gte: new Date(now - 30 * DAY_MS), $lt: new Date(now + 60 * DAY_MS) };
  const coming = await AppointmentModel.find({ startsAt: window }).lean<StoredAppointment[]>();
  coming.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const families = coming.slice(0, FAMILIES);
  const ids = [
    ...families.slice(0, 2).map(({ _id }) => String(_id)),
    ...(await sampleIds([ChildProfileModel, ClinicalNoteModel, AssessmentModel, AppointmentFileModel])),
  ];
  return { values: families.flatMap(valuesOf), ids };
};

function valuesOf(appointment: StoredAppointment): PersonalSample['values'] {
  const { _id, parentName, childName, phone, email } = appointment;
  const { reason, notes } = decryptClinicalTexts(appointment);
  const record = { place: 'appointment', recordId: String(_id) } as const;
  return [
    { kind: 'name', text: parentName, record },
    { kind: 'name', text: childName, record },
    { kind: 'phone', text: phone, record },
    { kind: 'email', text: email, record },
    { kind: 'text', text: reason, record },
    { kind: 'text', text: notes ?? '', record },
  ];
}
