import type { ClientSession } from 'mongoose';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ChildAppointmentModel } from '../clinical/child-appointment.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';

/** Which records move: all of a file, or those of some of its appointments. */
export type Moved = { childProfileId: string; appointmentIds?: string[] };

/** Moves appointments with the clinical records about them to another file, in the caller's transaction. */
export async function moveRecords(session: ClientSession, { childProfileId, appointmentIds }: Moved, to: string) {
  const change = [{ childProfileId: to }, { session, timestamps: false }] as const;
  const links = appointmentIds ? { _id: { $in: appointmentIds } } : {};
  await ChildAppointmentModel.updateMany({ childProfileId, ...links }, ...change);
  const records = appointmentIds ? { appointmentId: { $in: appointmentIds } } : {};
  await ClinicalNoteModel.updateMany({ childProfileId, ...records }, ...change);
  await AssessmentModel.updateMany({ childProfileId, ...records }, ...change);
}
