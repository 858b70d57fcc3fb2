import { DomainError, findByIdOrFail, type ServiceContext } from '@practice/service-kit';
import type { ClientSession } from 'mongoose';
import { ClinicalNoteModel } from '../clinical/clinical-note.model.ts';
import { canEditNote, canSeeNote } from '../clinical/visible-notes.ts';

/**
 * Makes sure that the caller may change or delete a note.
 * @throws DomainError NOT_FOUND, for a private note of another too; FORBIDDEN for somebody else's.
 */
export async function assertCanEditNote(ctx: ServiceContext, id: string, session: ClientSession): Promise<void> {
  const note = await findByIdOrFail(ClinicalNoteModel, id, session);
  if (!canSeeNote(ctx, note)) throw new DomainError('NOT_FOUND');
  if (!canEditNote(ctx, note)) throw new DomainError('FORBIDDEN');
}
