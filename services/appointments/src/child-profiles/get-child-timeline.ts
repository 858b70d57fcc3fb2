import { type ChildTimelineEntry, idParam } from '@practice/contracts';
import { findByIdOrFail, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { ChildProfileModel } from '../clinical/child-profile.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { clinicalNotes, toNoteFor } from '../clinical/clinical-note.store.ts';
import { appointmentsOf, linkAppointments } from '../clinical/link-appointments.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';
import { toChildAppointment } from './to-child-appointment.ts';

/**
 * A child's history: appointments and notes, the newest first. Appointments that were booked since are taken into the file.
 * @throws DomainError NOT_FOUND
 */
export async function getChildTimeline(ctx: ServiceContext, raw: unknown): Promise<ChildTimelineEntry[]> {
  const { id } = readInput(ctx, 'clinical:read', idParam, raw);
  await findByIdOrFail(ChildProfileModel, id);
  await recordReading(ctx, { action: 'child-timeline.read', entity: 'child-profile', entityId: id });
  await linkAppointments(id);
  const appointments = await appointmentsOf(id);
  const notes = await ClinicalNoteModel.find({ childProfileId: id, ...visibleNotes(ctx) }).lean();
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
  ];
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

const nothing = { appointment: null, note: null };
