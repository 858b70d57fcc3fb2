import { type ClinicalNoteRecord, clinicalNoteRecord } from '@practice/contracts';
import { recordStore, type ServiceContext } from '@practice/service-kit';
import { ClinicalNoteModel } from './clinical-note.model.ts';
import { canEditNote } from './visible-notes.ts';

/** With the author's id, by which each caller's `canEdit` is decided. */
const storedNote = clinicalNoteRecord
  .omit({ canEdit: true })
  .extend({ authorId: clinicalNoteRecord.shape.createdBy })
  .meta({ id: 'StoredClinicalNote' });

export const clinicalNotes = recordStore(ClinicalNoteModel, {
  record: storedNote,
  entity: 'clinical-note',
  encrypted: ['title', 'content'],
  event: ({ id }) => ['clinical-note.changed', { id }],
});

/** A note as the caller gets it. */
export function toNoteFor(
  ctx: ServiceContext,
  { authorId, ...note }: ReturnType<typeof clinicalNotes.toRecord>,
): ClinicalNoteRecord {
  return { ...note, canEdit: canEditNote(ctx, { authorId }) };
}
