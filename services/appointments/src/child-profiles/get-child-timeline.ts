import { type ChildTimelineEntry, idParam, toInstant } from '@practice/contracts';
import { findByIdOrFail, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { AssessmentModel } from '../clinical/assessment.model.ts';
import { assessments } from '../clinical/assessment.store.ts';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { clinicalNotes, toNoteFor } from '../clinical/clinical-note.store.ts';
import { appointmentsOf, linkAppointments } from '../clinical/link-appointments.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';
import { toChildAppointment } from './to-child-appointment.ts';

/**
 * A child's history: appointments, notes and assessments, the newest first. Appointments that were booked since are taken into the file.
 * @throws DomainError NOT_FOUND
 */
export async function getChildTimeline(ctx: ServiceContext, raw: unknown): Promise<ChildTimelineEntry[]> {
  const { id } = readInput(ctx, 'clinical:read', idParam, raw);
  await findByIdOrFail(ChildProfileModel, id);
  await recordReading(ctx, { action: 'child-timeline.read', entity: 'child-profile', entityId: id });
  await linkAppointments(id);
  const appointments = await appointmentsOf(id);
  const notes = await ClinicalNoteModel.find({ childProfileId: id, ...visibleNotes(ctx) }).lean();
  const assessed = await AssessmentModel.find({ childProfileId: id }).lean();
  const entries: ChildTimelineEntry[] = [
    ...appointments.map((appointment) => ({
      ...nothing,
      at: appointment.startsAt.toISOString(),
      appointment: toChildAppointment(appointment),
    })),
    ...notes.map((note) => ({
      ...nothing,
      at: note.createdAt.toISOString(),
      note: toNoteFor(ctx, clinicalNotes.toRecord(note)),
    })),
    ...assessed.map((assessment) => ({
      ...nothing,
      at: toInstant(assessment.assessmentDate, '00:00').toISOString(),
      assessment: assessments.toRecord(assessment),
    })),
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

const nothing = { appointment: null, note: null, assessment: null };
