import { type CompetitorNoteRecord, idParam, updateCompetitorNoteInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { competitorNotes } from './competitor-note.store.ts';

const input = updateCompetitorNoteInput.extend(idParam.shape);

/** @throws DomainError VALIDATION_FAILED; NOT_FOUND; VERSION_CONFLICT with the current note. */
export async function updateCompetitorNote(ctx: ServiceContext, raw: unknown): Promise<CompetitorNoteRecord> {
  const { id, version, ...changes } = readInput(ctx, 'seo:write', input, raw);
  return competitorNotes.update(ctx, { id, version, changes });
}
