import { type ClinicalNoteRecord, createClinicalNoteInput } from '@practice/contracts';
import { findByIdOrFail, readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { AppointmentModel } from '../appointment/appointment.model.ts';
import { clinicalNotes, toNoteFor } from '../clinical/clinical-note.store.ts';
import { ensureChildProfile } from '../clinical/ensure-child-profile.ts';

/**
 * Writes a note about an appointment, into the child's file, which is made when there is none; the caller is its author.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND without such an appointment.
 */
export async function createClinicalNote(ctx: ServiceContext, raw: unknown): Promise<ClinicalNoteRecord> {
  const { noteType = 'session', ...fields } = readInput(ctx, 'clinical:write', createClinicalNoteInput, raw);
  return withTransaction(async (session) => {
    const appointment = await findByIdOrFail(AppointmentModel, fields.appointmentId, session);
    const childProfileId = await ensureChildProfile(session, ctx, appointment);
    const { userId: authorId, username: createdBy } = ctx.actor;
    const values = { ...fields, childProfileId, noteType: noteType || null, authorId, createdBy };
    return toNoteFor(ctx, await clinicalNotes.insert(ctx, { values, session }));
  });
}
