import { type CompetitorNoteRecord, MAX_PAGE_SIZE } from '@practice/contracts';
import { assertCan, type ServiceContext } from '@practice/service-kit';
import { CompetitorNoteModel } from './competitor-note.model.ts';
import { competitorNotes } from './competitor-note.store.ts';

/** For editors: the notes on other practices, the one that changed last first. */
export async function listCompetitorNotes(ctx: ServiceContext): Promise<CompetitorNoteRecord[]> {
  assertCan(ctx, 'seo:read');
  const found = await CompetitorNoteModel.find().sort({ updatedAt: -1, _id: -1 }).limit(MAX_PAGE_SIZE).lean();
  return found.map((note) => competitorNotes.toRecord(note));
}
