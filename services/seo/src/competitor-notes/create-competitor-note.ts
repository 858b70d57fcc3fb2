import { type CompetitorNoteRecord, createCompetitorNoteInput } from '@practice/contracts';
import { readInput, type ServiceContext } from '@practice/service-kit';
import { competitorNotes } from './competitor-note.store.ts';

/** @throws DomainError VALIDATION_FAILED */
export async function createCompetitorNote(ctx: ServiceContext, raw: unknown): Promise<CompetitorNoteRecord> {
  const values = readInput(ctx, 'seo:write', createCompetitorNoteInput, raw);
  return competitorNotes.insert(ctx, { values });
}
