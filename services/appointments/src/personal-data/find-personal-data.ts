import type { PersonalDataSubject } from '@practice/contracts';
import { assertCan, type InternalFunctions } from '@practice/service-kit';
import { AppointmentModel, type StoredAppointment } from '../appointment/appointment.model.ts';
import { AppointmentChangeModel } from '../appointment/appointment-change.model.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { appointmentFiles } from '../clinical/appointment-file.store.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { assessments } from '../clinical/assessment.store.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { clinicalNotes } from '../clinical/clinical-note.store.ts';
import { listServiceTitles } from '../therapy-services/list-service-titles.ts';
import { describeAppointment } from './describe-appointment.ts';
import { describeAssessment, describeFile, describeNote, describeProfile } from './describe-records.ts';
import { findChildren } from './find-children.ts';

/**
 * The appointments of the person with the phone or the e-mail, the files of their children, and what belongs to either: a
 * child's file with other people's appointments, notes and assessments, an appointment with its files.
 */
export const findPersonalData: InternalFunctions<'appointments'>['findPersonalData'] = async (ctx, subject) => {
  assertCan(ctx, 'privacy:read');
  const own = await findAppointmentsOf(subject);
  const children = await findChildren(
    subject,
    own.map(({ _id }) => String(_id)),
  );
  const childIds = children.map(({ id }) => id);
  const appointments = [...own, ...(await findOtherAppointments(childIds, own))];
  const appointmentIds = appointments.map(({ _id }) => String(_id));
  const [changes, files, notes, assessed, titles] = await Promise.all([
    AppointmentChangeModel.find({ appointmentId: { $in: appointmentIds } })
      .sort({ at: 1 })
      .lean(),
    AppointmentFileModel.find({ appointmentId: { $in: appointmentIds } }).lean(),
    ClinicalNoteModel.find({ childProfileId: { $in: childIds } }).lean(),
    AssessmentModel.find({ childProfileId: { $in: childIds } }).lean(),
    listServiceTitles(ctx),
  ]);
  const titleOf = new Map(titles.map(({ slug, title }) => [slug, title]));
  return [
    ...appointments.map((each) =>
      describeAppointment(each, {
        changes: changes.filter(({ appointmentId }) => appointmentId === String(each._id)),
        serviceTitle: titleOf.get(each.serviceType) ?? each.serviceType,
      }),
    ),
    ...files.map((file) => describeFile(appointmentFiles.toRecord(file))),
    ...children.map(describeProfile),
    ...notes.map((note) => describeNote(clinicalNotes.toRecord(note))),
    ...assessed.map((each) => describeAssessment(assessments.toRecord(each))),
  ];
};

/** The appointments that have the phone or the e-mail, also only where a request was sent again with another one. */
async function findAppointmentsOf({ phone, email }: PersonalDataSubject): Promise<StoredAppointment[]> {
  const filters = [
    ...(phone === null ? [] : [{ phone }, { 'resubmissions.phone': phone }]),
    ...(email === null ? [] : [{ email }, { 'resubmissions.email': email }]),
  ];
  return filters.length === 0 ? [] : AppointmentModel.find({ $or: filters }).lean();
}

/** The other appointments of children: those that another person has made. */
async function findOtherAppointments(
  childProfileIds: readonly string[],
  known: readonly StoredAppointment[],
): Promise<StoredAppointment[]> {
  const links = await ChildAppointmentModel.find({ childProfileId: { $in: childProfileIds } }).lean();
  const ids = new Set(links.map(({ _id }) => _id));
  for (const { _id } of known) ids.delete(String(_id));
  return AppointmentModel.find({ _id: { $in: [...ids] } }).lean();
}
