import { type ClinicalNoteRecord, z } from '@practice/contracts';
import { findByIdOrFail, readInput, recordReading, type ServiceContext } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { clinicalNotes, toNoteFor } from '../clinical/clinical-note.store.ts';
import { visibleNotes } from '../clinical/visible-notes.ts';

const input = z.object({ appointmentId: z.string() });

/**
 * The notes of an appointment that the caller may see, newest first; reading them is one entry in the audit log.
 * @throws DomainError NOT_FOUND
 */
export async function listClinicalNotes(ctx: ServiceContext, raw: unknown): Promise<ClinicalNoteRecord[]> {
  const { appointmentId } = readInput(ctx, 'clinical:read', input, raw);
  await findByIdOrFail(AppointmentModel, appointmentId);
  const notes = await ClinicalNoteModel.find({ appointmentId, ...visibleNotes(ctx) })
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  if (notes.length > 0)
    await recordReading(ctx, { action: 'clinical-notes.read', entity: 'appointment', entityId: appointmentId });
  return notes.map((note) => toNoteFor(ctx, clinicalNotes.toRecord(note)));
}
