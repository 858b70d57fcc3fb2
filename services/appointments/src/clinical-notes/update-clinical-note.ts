import { type ClinicalNoteRecord, idParam, updateClinicalNoteInput } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { auditConflict } from '../clinical/audit-conflict.ts';
import { clinicalNotes, toNoteFor } from '../clinical/clinical-note.store.ts';
import { assertCanEditNote } from './assert-can-edit-note.ts';

const input = updateClinicalNoteInput.extend(idParam.shape);

/**
 * Changes a note; for its author and admins.
 * @throws DomainError VALIDATION_FAILED; NOT_FOUND; FORBIDDEN; VERSION_CONFLICT with the current note.
 */
export async function updateClinicalNote(ctx: ServiceContext, raw: unknown): Promise<ClinicalNoteRecord> {
  const { id, version, noteType, ...rest } = readInput(ctx, 'clinical:write', input, raw);
  const changes = noteType === undefined ? rest : { ...rest, noteType: noteType || null };
  const reading = { action: 'clinical-notes.read', entity: 'clinical-note', entityId: id };
  const update = () =>
    withTransaction(async (session) => {
      await assertCanEditNote(ctx, id, session);
      return clinicalNotes.update(ctx, { id, version, changes, session });
    });
  const shown = (note: Awaited<ReturnType<typeof update>>) => toNoteFor(ctx, note);
  return shown(await auditConflict(ctx, reading, update, shown));
}
