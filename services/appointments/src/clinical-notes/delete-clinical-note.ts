import { idParam } from '@practice/contracts';
import { readInput, type ServiceContext, withTransaction } from '@practice/service-kit';
import { clinicalNotes } from '../clinical/clinical-note.store.ts';
import { assertCanEditNote } from './assert-can-edit-note.ts';

/**
 * Deletes a note for good; for its author and admins.
 * @throws DomainError NOT_FOUND; FORBIDDEN.
 */
export async function deleteClinicalNote(ctx: ServiceContext, raw: unknown): Promise<void> {
  const { id } = readInput(ctx, 'clinical:write', idParam, raw);
  await withTransaction(async (session) => {
    await assertCanEditNote(ctx, id, session);
    await clinicalNotes.remove(ctx, { id, session });
  });
}
