import type { ClientSession } from 'mongoose';
import { AssessmentModel } from './assessment.model.ts';
import { ChildAppointmentModel } from './child-appointment.model.ts';
import { ClinicalNoteModel } from './clinical-note.model.ts';

/**
 * Takes a deleted appointment out of the child's file, in the transaction that deletes it. What was noted about it stays in
 * the file: clinical records have to be kept, whatever becomes of a calendar.
 */
export async function keepClinicalRecords(session: ClientSession, appointmentId: string): Promise<void> {
  await ClinicalNoteModel.updateMany({ appointmentId }, { appointmentId: null }, { session, timestamps: false });
  await AssessmentModel.updateMany({ appointmentId }, { appointmentId: null }, { session, timestamps: false });
  await ChildAppointmentModel.deleteOne({ _id: appointmentId }, { session });
}
