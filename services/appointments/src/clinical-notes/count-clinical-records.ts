import { type ClinicalCounts, z } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';

const input = z.object({ appointmentId: z.string() });

/** How many clinical records of an appointment the caller may see; private notes of others do not count. */
export async function countClinicalRecords(ctx: ServiceContext, raw: unknown): Promise<ClinicalCounts> {
  const { appointmentId } = readInput(ctx, 'clinical:read', input, raw);
  const [notes, assessments] = await Promise.all([
    ClinicalNoteModel.countDocuments({ appointmentId, ...visibleNotes(ctx) }),
    AssessmentModel.countDocuments({ appointmentId }),
  ]);
  return { notes, assessments };
}
