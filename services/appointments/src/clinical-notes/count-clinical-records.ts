import { type ClinicalCounts, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { isValidObjectId } from 'mongoose';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { AppointmentFileModel } from '../clinical/appointment-file.model.ts';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { findProfileIdOf } from '../clinical/ensure-child-profile.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';

const input = z.object({ appointmentId: z.string() });

/**
 * How many clinical records of an appointment the caller may see: its notes, without private ones of others, its files,
 * and all assessments of its child.
 */
export async function countClinicalRecords(ctx: ServiceContext, raw: unknown): Promise<ClinicalCounts> {
  const { appointmentId } = readInput(ctx, 'clinical:read', input, raw);
  const [notes, files, assessments] = await Promise.all([
    ClinicalNoteModel.countDocuments({ appointmentId, ...visibleNotes(ctx) }),
    AppointmentFileModel.countDocuments({ appointmentId }),
    countAssessments(appointmentId),
  ]);
  return { notes, files, assessments };
}

async function countAssessments(appointmentId: string): Promise<number> {
  const appointment = isValidObjectId(appointmentId) ? await AppointmentModel.findById(appointmentId).lean() : null;
  const childProfileId = appointment && (await findProfileIdOf(appointment));
  return childProfileId ? AssessmentModel.countDocuments({ childProfileId }) : 0;
}
